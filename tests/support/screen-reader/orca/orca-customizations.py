"""Orca runs this file when it starts: every sentence that it speaks goes into a file, one a line."""

import logging
import os

speech = logging.getLogger("speech")
speech.setLevel(logging.INFO)
speech.addHandler(logging.FileHandler(os.environ["FRONTAGE_SPEECH_FILE"], encoding="utf-8"))
