/**
 * The properties that two pictures of one camera share: size in pixels, and focal point in per
 * cent.
 */
export type Frame = { width: number; height: number; focalX: number; focalY: number }

/** The frame of a file as the content service delivers it; undefined if it is no picture. */
export function frameOf(file: unknown): Frame | undefined {
  const { width, height, focalX, focalY }: Record<keyof Frame, unknown> = {
    ...{ width: undefined, height: undefined, focalX: undefined, focalY: undefined },
    ...Object(file),
  }
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return { width, height, focalX: percent(focalX), focalY: percent(focalY) }
}

/** A picture that covers another one: its label, and whether both are cropped round their focal points. */
export type Cover = { label: string; isCropped: boolean }

/** How much the aspect ratios may differ, as a share: smaller copies are cut to whole pixels. */
const TOLERANCE = 0.005

/**
 * The reason why a picture does not cover the main one exactly, as a sentence with advice;
 * undefined if it does. Pictures of one shape in different sizes are shown in the same size.
 */
export function frameNote(
  { label, isCropped }: Cover,
  own: Frame,
  main: Frame,
): string | undefined {
  if (Math.abs(shape(own) / shape(main) - 1) > TOLERANCE) {
    return `“${label}” is ${size(own)} pixels, the picture that it covers ${size(main)}: upload one of the same frame, or what both show will jump.`
  }
  if (isCropped && (own.focalX !== main.focalX || own.focalY !== main.focalY)) {
    return `“${label}” has another focal point than the picture that it covers: set the same one in Media, or what both show will jump on phones.`
  }
  return undefined
}

/** Without a focal point pictures are cropped around their middle. */
function percent(value: unknown) {
  return typeof value === 'number' ? value : 50
}

function shape({ width, height }: Frame) {
  return width / height
}

function size({ width, height }: Frame) {
  return `${width} × ${height}`
}
