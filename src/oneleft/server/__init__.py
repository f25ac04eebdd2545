"""The table in the browser: pages, HTTP, WebSocket and storage around :class:`oneleft.game.Game`.

A shell: no rule stands here. Litestar is imported in this package alone (extra ``table``).
"""
