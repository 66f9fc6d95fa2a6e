/** Where the pictures are that the snippets of docs/markers.md name, so that they are alive in the guide. */
export const EXAMPLE_PICTURES: Readonly<Record<string, string>> = {
  "/media/sel.jpg": "book/60001.webp",
  "/media/ogre.jpg": "book/ogre.webp",
  "/media/dictee.jpg": "stage/La Grande Dictée.svg",
  "/media/pouliot.jpg": "person/zacharie-pouliot.svg",
  "/media/ouellonde.jpg": "person/clemence-ouellonde.svg",
  "/media/jebali.jpg": "person/pascale-jebali.svg",
  "/media/aube.jpg": "person/lison-aube.svg",
  "/media/landry.jpg": "person/eve-landry.svg",
};
