"""`python -m oneleft`, the same as `oneleft`."""

from oneleft.cli import main

if __name__ == "__main__":
    main()
