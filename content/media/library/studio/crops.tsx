'use client'

import type { CSSProperties } from 'react'
import { cropWindow } from '../../crop-window.ts'
import type { Pixels } from '../../sizes.ts'
import { Img } from './img.tsx'

/** A point of a picture in per cent from its left and top edges. */
export type Percent = { x: number; y: number }

/**
 * The crops of a picture on the site: phones and cards get a file cropped by the content service,
 * other screens a whole picture that is clipped by its box.
 */
const CROPS = [
  { label: 'Phone', w: 1080, h: 1920, isCutByBox: false },
  { label: 'Tablet', w: 3, h: 4, isCutByBox: true },
  { label: 'Card', w: 1000, h: 800, isCutByBox: false },
  { label: 'Desktop', w: 16, h: 9, isCutByBox: true },
]

type Props = { src: string; pixels: Pixels; point: Percent }

/** The visible part of a picture on each kind of screen. */
export function Crops({ src, pixels, point }: Props) {
  return (
    <div className="library-crops">
      {CROPS.map(({ label, w, h, isCutByBox }) => (
        <figure key={label} data-crop={label}>
          <span style={{ aspectRatio: `${w} / ${h}` }}>
            <Img
              className="library-crops__image"
              src={src}
              style={
                isCutByBox
                  ? { objectFit: 'cover', objectPosition: `${point.x}% ${point.y}%` }
                  : placed(pixels, { w, h }, point)
              }
            />
          </span>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Scales and moves the whole picture so that only the crop is inside the box. */
function placed(pixels: Pixels, ratio: { w: number; h: number }, { x, y }: Percent): CSSProperties {
  const window = cropWindow(pixels, ratio, { x: x / 100, y: y / 100 })
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    width: share(pixels.width, window.width),
    height: share(pixels.height, window.height),
    left: share(-window.left, window.width),
    top: share(-window.top, window.height),
  }
}
