#!/bin/sh
# Sets up what is missing: `setup.sh venv FOLDER` a virtual environment, `setup.sh compiler` a C compiler,
# `setup.sh node FOLDER` Node.js with npm (into that virtual environment where the system has none that is
# new enough), `setup.sh browser` Chromium.
set -e

as_root_install() {
    if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
        echo "Installing $* with apt-get."
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null
    else
        return 1
    fi
}

case "$1" in
venv)
    PYTHON="${PYTHON:-python3}"
    if ! command -v "$PYTHON" > /dev/null; then
        as_root_install python3 python3-venv || {
            echo "ironroad needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python3." >&2
            exit 2
        }
    fi
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
        echo "ironroad needs Python 3.11 or newer; $PYTHON is older. Name another one with PYTHON=." >&2
        exit 2
    }
    [ -x "$2/bin/python" ] && "$2/bin/python" -m pip --version > /dev/null 2>&1 && exit 0
    "$PYTHON" -m venv "$2" 2> /dev/null || {
        rm -rf "$2"
        as_root_install python3-venv || {
            echo "This Python cannot make virtual environments: install its venv module (python3-venv)." >&2
            exit 2
        }
        "$PYTHON" -m venv "$2"
    }
    ;;
compiler)
    command -v cc > /dev/null || command -v gcc > /dev/null || as_root_install gcc libc6-dev python3-dev || {
        echo "The compiled build needs a C compiler: install gcc." >&2
        exit 2
    }
    ;;
node)
    PATH="$2/bin:$PATH"
    is_new_enough() {
        command -v npm > /dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2> /dev/null
    }
    # The system's package of Node.js is often too old, and needs root; the one for Python's package client is neither.
    is_new_enough || {
        echo "Installing Node.js into $2."
        "$2/bin/python" -m pip install --quiet --disable-pip-version-check -r requirements-node.lock && is_new_enough
    } || {
        echo "The browser client needs Node.js 20 or newer with npm, which is neither here nor can be installed." >&2
        exit 2
    }
    ;;
browser)
    # The shell is the same engine without windows. Not every system has it, and the tests do without.
    command -v chromium > /dev/null && command -v chromium-headless-shell > /dev/null ||
        as_root_install chromium chromium-headless-shell fonts-liberation || command -v chromium > /dev/null ||
        as_root_install chromium fonts-liberation || {
        echo "The tests in the browser need Chromium: install it." >&2
        exit 2
    }
    ;;
*)
    echo "usage: setup.sh venv FOLDER | setup.sh compiler | setup.sh node FOLDER | setup.sh browser" >&2
    exit 2
    ;;
esac
