"""Opens the go-api checkout that a script is started in. Import this first: it sets Django up."""

import os
import sys

import django

sys.path.insert(0, os.getcwd())
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "main.settings")
django.setup()

from django.conf import settings  # noqa: E402

# Accounts with passwords that anybody can read here, and states that empty tables for a moment.
if settings.GO_ENVIRONMENT not in ("development", "testing"):
    sys.exit(f"GO_ENVIRONMENT is {settings.GO_ENVIRONMENT}: this is for a database that may be thrown away.")
