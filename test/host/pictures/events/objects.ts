import { circle, d, ellipse, polygon, rect, ring, shape, stroke, turned, upTo } from "../shapes.ts";
import type { Scene } from "./setting.ts";

/** Shade over the half of a thing that is away from the light. */
const shade = ' opacity=".16"';
const black = "#0b0e1c";

/** Objects of a fair, each alone on its paper, standing on a line at 430. */
export const objects: readonly Scene[] = [
  // A microphone on its stand.
  ({ first, dark, light }, dice) =>
    turned(
      dice.pick([-16, 0, 14]),
      200,
      300,
      rect(192, 250, 16, 200, dark) +
        rect(146, 118, 108, 150, first, ' rx="54"') +
        shape("M200 118a54 54 0 0 1 54 54v42a54 54 0 0 1 -54 54Z", black, shade) +
        upTo(4)
          .map((row) => rect(146, 150 + row * 24, 108, 8, light, ' opacity=".5"'))
          .join("") +
        stroke("M122 200v16a78 78 0 0 0 156 0v-16", dark, 14),
    ) + ellipse(200, 440, 74, 16, dark),
  // A reading lamp.
  ({ first, dark, light }) =>
    polygon(
      [
        [150, 210],
        [250, 210],
        [340, 440],
        [60, 440],
      ],
      light,
    ).replace("/>", ' opacity=".35"/>') +
    rect(192, 200, 16, 226, dark) +
    ellipse(200, 432, 70, 16, dark) +
    polygon(
      [
        [146, 90],
        [254, 90],
        [304, 214],
        [96, 214],
      ],
      first,
    ) +
    shape("M200 90h54l50 124H200Z", black, shade),
  // An open book.
  ({ first, second, light, dark }) =>
    shape("M200 200Q120 140 40 176V402Q120 366 200 424Q280 366 360 402V176Q280 140 200 200Z", dark) +
    shape("M200 192Q128 136 54 164V382Q128 350 200 408Z", light) +
    shape("M200 192Q272 136 346 164V382Q272 350 200 408Z", light) +
    shape("M200 192Q272 136 346 164V382Q272 350 200 408Z", black, ' opacity=".1"') +
    upTo(5)
      .map((row) =>
        stroke(
          d`M82 ${210 + row * 30}q48 -16 92 18M226 ${228 + row * 30}q44 -34 92 -18`,
          row === 1 ? first : dark,
          5,
          ' opacity=".75"',
        ),
      )
      .join("") +
    shape("M280 156h36v118l-18 -18l-18 18Z", first) +
    circle(104, 108, 26, second),
  // An empty chair.
  ({ first, second, dark }) =>
    rect(128, 110, 144, 160, first, ' rx="14"') +
    shape("M200 110h58q14 0 14 14v132q0 14 -14 14H200Z", black, shade) +
    polygon(
      [
        [112, 286],
        [288, 286],
        [310, 322],
        [90, 322],
      ],
      second,
    ) +
    stroke("M106 322L94 440M294 322L306 440M138 322V410M262 322V410M140 260V290M260 260V290", dark, 11),
  // A city stairway outside a house.
  ({ first, second, dark, light }) =>
    rect(210, 60, 190, 380, first) +
    rect(244, 110, 50, 90, light) +
    rect(326, 110, 50, 90, dark) +
    rect(326, 250, 54, 190, second) +
    circle(370, 350, 5, light) +
    shape(`M20 440${"h26v-25".repeat(8)}h90v20h-70L50 440Z`, dark) +
    stroke("M28 400L220 206H312", dark, 6) +
    stroke(
      upTo(7)
        .map((index) => d`M${46 + index * 26} ${384 - index * 26}v52`)
        .join(""),
      dark,
      4,
    ),
  // A bus.
  ({ first, second, dark, light }) =>
    rect(-40, 170, 390, 230, first, ' rx="28"') +
    rect(-40, 318, 390, 34, second) +
    upTo(3)
      .map((index) => rect(-8 + index * 92, 204, 76, 88, light))
      .join("") +
    rect(272, 204, 60, 150, light) +
    upTo(2)
      .map(
        (index) =>
          circle(30 + index * 92, 262, 20, dark) + shape(d`M${4 + index * 92} 292a26 26 0 0 1 52 0Z`, dark),
      )
      .join("") +
    circle(70, 402, 42, dark) +
    circle(70, 402, 17, light) +
    circle(270, 402, 42, dark) +
    circle(270, 402, 17, light),
  // A tree with letters for fruit.
  ({ first, second, third, dark }, dice) =>
    shape("M184 440q10 -110 -2 -180h36q-12 90 0 180Z", dark) +
    circle(200, 190, 116, second) +
    circle(130, 240, 62, second) +
    circle(274, 238, 66, second) +
    shape("M200 74a116 116 0 0 1 108 160a66 66 0 0 1 -60 66q-20 -10 -48 0Z", black, ' opacity=".12"') +
    upTo(9)
      .map((index) =>
        circle(
          120 + (index % 3) * 76 + dice.between(-16, 16),
          130 + Math.floor(index / 3) * 56 + dice.between(-10, 10),
          11,
          index % 2 ? first : third,
        ),
      )
      .join(""),
  // A typewriter.
  ({ first, second, dark, light }) =>
    rect(122, 80, 156, 170, light) +
    upTo(4)
      .map((row) => rect(144, 108 + row * 24, row === 3 ? 60 : 112, 7, dark, ' opacity=".6"'))
      .join("") +
    rect(60, 210, 280, 44, dark, ' rx="22"') +
    polygon(
      [
        [92, 250],
        [308, 250],
        [352, 430],
        [48, 430],
      ],
      first,
    ) +
    polygon(
      [
        [200, 250],
        [308, 250],
        [352, 430],
        [200, 430],
      ],
      `${black}22`,
    ) +
    upTo(3)
      .map((row) =>
        upTo(7)
          .map((key) =>
            circle(
              110 - row * 9 + key * (30 + row * 3),
              306 + row * 38,
              12,
              row === 1 && key === 3 ? second : light,
            ),
          )
          .join(""),
      )
      .join(""),
  // A cup that steams.
  ({ first, light, dark }) =>
    stroke("M160 200q-26 -34 0 -66t0 -66M220 200q-26 -34 0 -66t0 -66", light, 13) +
    stroke("M288 270q66 -10 56 48t-86 58", first, 24) +
    shape("M90 236h210q4 190 -105 190T90 236Z", first) +
    shape("M195 236h105q4 190 -105 190Z", black, shade) +
    ellipse(195, 236, 105, 20, dark) +
    ellipse(195, 442, 140, 15, dark),
  // A pile of books.
  ({ first, second, third, dark, light }, dice) =>
    [first, second, third, dark, first]
      .map((fill, row) => {
        const y = 388 - row * 56;
        const x = dice.between(56, 110);
        const long = dice.between(210, 250);
        return (
          rect(x, y, long, 52, fill) +
          rect(x + 16, y, 8, 52, light) +
          rect(x + 34, y + 22, 90, 8, light, ' opacity=".7"')
        );
      })
      .join("") + circle(220, 122, 38, light),
  // A pencil and what it drew.
  ({ first, second, dark, light }) =>
    stroke("M60 400q60 -120 110 -40t100 -30t90 40", second, 12, ' stroke-linecap="round"') +
    turned(
      38,
      230,
      220,
      rect(206, 50, 52, 240, first) +
        rect(232, 50, 26, 240, black, shade) +
        rect(206, 30, 52, 34, dark) +
        polygon(
          [
            [206, 290],
            [258, 290],
            [232, 350],
          ],
          light,
        ) +
        polygon(
          [
            [223, 330],
            [241, 330],
            [232, 350],
          ],
          dark,
        ),
    ),
  // Headphones.
  ({ first, second, dark }) =>
    stroke("M88 300V236a112 112 0 0 1 224 0V300", dark, 22) +
    rect(58, 262, 66, 130, first, ' rx="30"') +
    rect(276, 262, 66, 130, first, ' rx="30"') +
    ring(200, 270, 40, second, 9) +
    ring(200, 270, 16, second, 9),
  // Spectacles on a page.
  ({ first, second, dark, light }) =>
    turned(
      -7,
      200,
      260,
      rect(84, 90, 232, 320, light) +
        upTo(7)
          .map((row) => rect(114, 130 + row * 36, row % 3 === 2 ? 110 : 172, 9, dark, ' opacity=".35"'))
          .join("") +
        rect(114, 126, 120, 16, second),
    ) +
    stroke("M176 306q24 -22 48 0M80 290l-34 -44M320 290l34 -44", first, 13) +
    circle(128, 310, 50, "#ffffff66", ` stroke="${first}" stroke-width="13"`) +
    circle(272, 310, 50, "#ffffff66", ` stroke="${first}" stroke-width="13"`),
  // An ink bottle and its pen.
  ({ first, second, dark, light }) =>
    turned(
      24,
      270,
      200,
      shape("M262 40q54 120 12 250h-24q-42 -130 12 -250Z", second) + stroke("M262 80V330", light, 5),
    ) +
    rect(132, 200, 96, 50, dark) +
    shape("M110 250h140q40 20 40 70v112H70V320q0 -50 40 -70Z", first) +
    shape("M180 250h70q40 20 40 70v112H180Z", black, shade) +
    rect(110, 320, 140, 62, light),
];
