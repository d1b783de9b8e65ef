"""Pictures that must be made of pixels: the app's icon and the picture that a shared link shows.

python -m tools.icons              draw them anew from their SVG, with Chromium
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import FLAGS, installed

PUBLIC = Path(__file__).parents[1] / "web" / "public"
# What is drawn from which drawing, and how large.
PICTURES = {
    "icon-192.png": ("icon.svg", 192, 192),
    "icon-512.png": ("icon.svg", 512, 512),
    "share.png": ("share.svg", 1200, 630),
}


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=list(FLAGS))
        for name, (drawing, width, height) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            source = (PUBLIC / drawing).read_text(encoding="utf-8")
            style = f"body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}"
            page.set_content(f"<style>{style}</style>{source[source.index('<svg') :]}")
            page.screenshot(path=PUBLIC / name)
            page.close()
            print(f"{name}: {(PUBLIC / name).stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
