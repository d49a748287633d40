"""Settings of Sphinx for the documentation site, which ``tools/site.py`` builds."""

import ironroad

project = "ironroad"
author = "the ironroad contributors"
release = version = ironroad.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
nitpicky = False

myst_enable_extensions = ["colon_fence"]
# Headings get the same anchors as where the pages are read as plain files.
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "ironroad"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "source_repository": "https://github.com/ironroad-games/ironroad/",
    "source_branch": "main",
    "source_directory": "docs/",
    "top_of_page_buttons": [],
    "light_css_variables": {"color-brand-primary": "#8a3324", "color-brand-content": "#8a3324"},
    "dark_css_variables": {"color-brand-primary": "#e0a080", "color-brand-content": "#e0a080"},
}
# Fonts of the reader's machine: a page fetches nothing from elsewhere.
pygments_style = "friendly"
pygments_dark_style = "monokai"
