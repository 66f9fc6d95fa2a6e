import { circle, d, ellipse, rect, shape, stroke, upTo } from "../shapes.ts";

/** Hair in two layers, behind the head and over it; drawn around a head centred on 200, 214. */
export interface HairCut {
  readonly back?: (hair: string, cloth: string) => string;
  readonly front: (hair: string, cloth: string) => string;
  /** Hides the ears. */
  readonly covers?: boolean;
}

const both = "any";

const cap = "M116 214q-8 -118 84 -118t84 118q-8 -52 -30 -66q-60 14 -110 -2q-22 22 -28 68Z";
const crop = "M116 206q-8 -70 24 -96q70 -50 136 6q18 40 10 90l-18 -50q-60 6 -110 -12Z";

/** Every cut with whom it suits. */
export const cuts: readonly (HairCut & { readonly suits: "feminine" | "masculine" | typeof both })[] = [
  {
    // A round afro.
    suits: both,
    covers: true,
    back: (hair) => circle(200, 190, 130, hair),
    front: (hair) => shape("M120 200q2 -60 80 -64t80 64q20 -104 -80 -108t-80 108Z", hair),
  },
  {
    // Straight and long.
    suits: "feminine",
    covers: true,
    back: (hair) => shape("M102 210a98 112 0 0 1 196 0V412H102Z", hair),
    front: (hair) => shape("M116 214q0 -112 90 -116t80 116q-24 -66 -84 -74q-44 24 -86 74Z", hair),
  },
  {
    // A bob with a fringe.
    suits: "feminine",
    covers: true,
    back: (hair) => shape("M96 312V205a104 112 0 0 1 208 0V312Z", hair),
    front: (hair) => shape("M114 220V160q40 -70 150 -54q34 20 24 114l-24 -60q-60 14 -126 0Z", hair),
  },
  {
    // A bun on top.
    suits: "feminine",
    back: (hair) => circle(206, 74, 44, hair),
    front: (hair) => shape("M118 206q-2 -108 84 -108t82 108q-30 -60 -82 -64t-84 64Z", hair),
  },
  { suits: "masculine", front: (hair) => shape(crop, hair) },
  { suits: "masculine", front: (hair) => shape(cap, hair) },
  {
    // Parted on one side.
    suits: "masculine",
    front: (hair) =>
      shape(
        "M116 204q-12 -86 50 -104q16 -14 60 -10q66 8 58 112l-14 -36q-66 -8 -104 -44q-20 44 -50 82Z",
        hair,
      ),
  },
  {
    // Curls.
    suits: both,
    covers: true,
    back: (hair) =>
      upTo(15)
        .map((index) => {
          const turn = Math.PI * (0.93 + (index / 14) * 1.14);
          return circle(200 + Math.cos(turn) * 92, 208 + Math.sin(turn) * 98, 36, hair);
        })
        .join(""),
    front: (hair) =>
      [138, 166, 198, 230, 262]
        .map((x, index) => circle(x, 132 - (index % 2) * 12 + Math.abs(x - 200) / 6, 27, hair))
        .join(""),
  },
  {
    // Waves to the shoulders.
    suits: "feminine",
    covers: true,
    back: (hair) =>
      shape(
        "M112 180q0 -92 90 -92t90 92q30 40 12 84q24 44 0 88q10 44 -34 52H130q-44 -10 -32 -54q-26 -44 0 -86q-18 -44 14 -84Z",
        hair,
      ),
    front: (hair) => shape("M116 220q-6 -124 104 -122q70 6 66 118q-40 -14 -66 -74q-40 62 -104 78Z", hair),
  },
  {
    // Two plaits.
    suits: "feminine",
    back: (hair) =>
      [104, 296]
        .map((x) =>
          upTo(5)
            .map((row) =>
              ellipse(x + (x < 200 ? -row * 3 : row * 3), 262 + row * 34, 23 - row * 1.5, 22, hair),
            )
            .join(""),
        )
        .join(""),
    front: (hair) => shape("M112 240q-12 -142 88 -142t88 142q-2 -76 -88 -100q-86 24 -88 100Z", hair),
  },
  {
    // Bald.
    suits: "masculine",
    front: (hair) =>
      shape("M122 236q-14 -34 -2 -62q10 18 8 62Z", hair) + shape("M278 236q14 -34 2 -62q-10 18 -8 62Z", hair),
  },
  {
    suits: both,
    front: (hair) =>
      shape("M120 200q-4 -102 80 -102t80 102q-10 -40 -26 -52q-56 -12 -108 0q-18 14 -26 52Z", hair),
  },
  {
    // A high quiff.
    suits: "masculine",
    front: (hair) =>
      shape(
        "M118 204q-10 -60 8 -84q-6 -56 84 -62q92 -4 78 62q4 40 -6 84l-16 -46q-62 -2 -112 -18q-20 18 -36 64Z",
        hair,
      ),
  },
  {
    // A tail on the side.
    suits: "feminine",
    back: (hair) => shape("M270 120q80 -10 76 90q-4 80 -50 130q0 -60 -16 -110Z", hair),
    front: (hair) => shape("M116 212q-4 -116 88 -116q86 2 80 116q-22 -56 -80 -66q-70 2 -88 66Z", hair),
  },
  {
    // A scarf over the hair.
    suits: "feminine",
    covers: true,
    front: (_hair, cloth) =>
      shape(
        "M100 336q-30 -242 100 -242t100 242q-60 66 -200 0Zm26 -126q-6 112 74 114t74 -114q-20 -76 -74 -76t-74 76Z",
        cloth,
        ' fill-rule="evenodd"',
      ),
  },
  {
    // A brimmed hat.
    suits: both,
    front: (hair, cloth) =>
      shape("M120 210q-4 -40 2 -60h156q8 30 2 60l-12 -34h-136Z", hair) +
      shape("M82 150q118 -40 236 0l-4 22q-114 -34 -228 0Z", cloth) +
      shape("M124 144q8 -84 76 -84t76 84q-76 -22 -152 0Z", cloth),
  },
  {
    // A woollen tuque.
    suits: both,
    back: (hair) => shape("M112 190h176v80q-10 20 -20 20H132q-16 -4 -20 -20Z", hair),
    front: (_hair, cloth) =>
      circle(200, 62, 24, "#fffaf0") +
      shape("M112 164q-2 -96 88 -96t88 96Z", cloth) +
      shape("M104 146h192q8 0 8 10v24q0 10 -8 10H104q-8 0 -8 -10v-24q0 -10 8 -10Z", "#fffaf0"),
  },
  {
    // Locs.
    suits: both,
    covers: true,
    back: (hair) =>
      upTo(9)
        .map((index) => 92 + index * 24)
        .map((x, index) =>
          rect(x, 130 + Math.abs(index - 4) * 10, 20, 226 - (index % 2) * 26, hair, ' rx="10"'),
        )
        .join(""),
    front: (hair) =>
      shape(
        "M112 214q-6 -122 88 -122t88 122q-10 -54 -40 -70l-20 22l-22 -26l-28 26l-22 -22q-34 20 -44 70Z",
        hair,
      ),
  },
  {
    // Half shaved, the rest swept over.
    suits: both,
    front: (hair) =>
      shape("M118 200q0 -50 20 -70l-4 60Z", hair, ' opacity=".5"') +
      shape("M136 150q-2 -64 72 -60q86 6 96 140q-2 40 -22 56q4 -110 -52 -138q-40 20 -94 2Z", hair),
  },
  {
    // A crown of grey over a high forehead.
    suits: "masculine",
    front: (hair) =>
      shape("M112 232q-20 -74 26 -112q-18 52 -12 112ZM288 232q20 -74 -26 -112q18 52 12 112Z", hair) +
      shape("M150 116q50 -34 100 0q-50 -14 -100 0Z", hair),
  },
  {
    // A pixie cut.
    suits: "feminine",
    front: (hair) =>
      shape("M112 228q-16 -136 96 -132q92 4 78 124l-20 -58q-30 -2 -48 -22q-24 34 -78 36l-12 60Z", hair),
  },
  {
    // Long with a heavy fringe.
    suits: "feminine",
    covers: true,
    back: (hair) => shape("M98 208a102 114 0 0 1 204 0l14 210H84Z", hair),
    front: (hair) => shape("M112 212V176q12 -80 88 -80t88 80v36l-14 -28q-74 18 -148 0Z", hair),
  },
];

/** Beards over the lower face; the last argument is the colour of the lips' gap. */
export const beards: readonly ((hair: string) => string)[] = [
  (hair) =>
    shape(
      "M122 226q20 30 78 28t78 -28q10 124 -78 124t-78 -124Zm52 50q26 16 52 0Z",
      hair,
      ' fill-rule="evenodd"',
    ),
  (hair) =>
    shape("M122 236q10 42 78 42t78 -42q4 96 -78 96t-78 -96Zm54 56q24 10 48 0Z", hair, ' fill-rule="evenodd"'),
  (hair) => shape("M158 274q20 -18 42 -4q22 -14 42 4q-20 12 -42 2q-22 10 -42 -2Z", hair),
  (hair) =>
    shape("M158 274q20 -18 42 -4q22 -14 42 4q-20 12 -42 2q-22 10 -42 -2Z", hair) +
    shape("M178 300q22 -8 44 0l-6 38q-16 14 -32 0Z", hair),
  (hair) => shape("M122 240q8 38 78 38t78 -38q2 84 -78 84t-78 -84Z", hair, ' opacity=".28"'),
];

/** Glasses; drawn over everything else. */
export const glasses: readonly ((frame: string) => string)[] = [
  (frame) =>
    stroke("M191 210h18", frame, 7) +
    circle(164, 214, 27, "#ffffff22", ` stroke="${frame}" stroke-width="7"`) +
    circle(236, 214, 27, "#ffffff22", ` stroke="${frame}" stroke-width="7"`),
  (frame) =>
    stroke("M190 208h20", frame, 6) +
    [138, 210]
      .map((x) => rect(x, 192, 52, 42, "#ffffff22", ` rx="7" stroke="${frame}" stroke-width="6"`))
      .join(""),
  (frame) => stroke("M138 200h124M142 202q2 34 24 34t24 -34M210 202q2 34 24 34t24 -34", frame, 6),
  (frame) =>
    stroke(
      "M190 206q10 -8 20 0M134 196l56 4q-2 38 -30 38t-26 -42ZM266 196l-56 4q2 38 30 38t26 -42Z",
      frame,
      6,
    ),
];

/** Earrings on both sides. */
export function earrings(colour: string, long: boolean): string {
  return [118, 282]
    .map((x) => (long ? shape(d`M${x} 246l12 34h-24Z`, colour) : circle(x, 252, 8, colour)))
    .join("");
}
