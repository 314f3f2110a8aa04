"""A WebKitGTK window of a phone's size for WebKitWebDriver; the page's console goes to stdout.

WebKit's own MiniBrowser is wider than a phone, does not print the console and has no focus without
a window manager. Called with the folder for the browser's data, the width and height
in px and the language.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, width, height, language = sys.argv[1:5]

# WebKit prints no console messages in a private session, so the data need a folder.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages([language])
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(int(width), int(height))
    window.add(view)
    window.show_all()
    view.grab_focus()
    # There is no window manager to focus the window, and :focus needs it.
    window.get_window().focus(0)
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("phone-window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()
