import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { CardPhotos } from "../../../../../src/islands/programme/card/photos/CardPhotos.tsx";
import { ProgrammeProvider, type ProgrammeRoot } from "../../../../../src/islands/programme/root-context.tsx";

test("other photos of an activity replace all images, also those added by hand", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const element = document.createElement("div");
  const react = createRoot(element);
  const turnPhotos = (frame: HTMLElement, photos: readonly string[]) => {
    // As at a beat
    frame.firstElementChild?.after(...photos.slice(1).map(() => document.createElement("img")));
    if (frame.lastElementChild) frame.lastElementChild.textContent = `2/${photos.length}`;
  };
  const root = { loadPart: async () => ({ turnPhotos }) } as unknown as ProgrammeRoot;
  const show = (...photos: string[]) =>
    act(async () =>
      react.render(
        <ProgrammeProvider value={root}>
          <article>
            <CardPhotos photos={photos} placeholder={1} />
          </article>
        </ProgrammeProvider>,
      ),
    );
  const seen = () => [...element.querySelectorAll("img")].map((one) => one.getAttribute("src"));
  await show("/a.jpg", "/b.jpg");
  expect(seen()).toEqual(["/a.jpg", null]);
  await show("/e.jpg", "/f.jpg");
  expect(seen()).toEqual(["/e.jpg", null]);
  await show("/c.jpg");
  expect(seen()).toEqual(["/c.jpg"]);
  await show();
  expect(element.querySelectorAll("img, .signet-programme-placeholder")).toHaveLength(1);
  await act(async () => react.unmount());
  vi.unstubAllGlobals();
});
