'use client'

import type { PointerEvent } from 'react'
import type { Pixels } from '../../sizes.ts'
import type { Preview } from '../preview.ts'
import { Crops, type Percent } from './crops.tsx'
import { Img } from './img.tsx'
import './focal-point.css'

type Props = {
  preview: Preview
  pixels: Pixels
  point: Percent
  /** It is shown, but cannot be moved. */
  isLocked?: boolean | undefined
  onChange: (point: Percent) => void
}

/** The point of a picture that every crop keeps, set with the pointer or by keyboard. */
export function FocalPoint({ preview, pixels, point, isLocked = false, onChange }: Props) {
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (isLocked) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    })
  }
  return (
    <div className="library-focus">
      <div className="library-focus__whole">
        <div
          className="library-focus__picture"
          data-locked={isLocked}
          style={shapeOf(pixels)}
          onPointerDown={follow}
          onPointerMove={follow}
        >
          <Img
            className="library-focus__image"
            src={preview.large}
            // The thumbnail of the grid, until the large picture has loaded.
            style={{ backgroundImage: `url("${preview.src}")` }}
            draggable={false}
          />
          <span
            className="library-focus__mark"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </div>
        <p className="library-focus__hint">
          {isLocked
            ? 'What stays visible when the picture is cropped.'
            : 'Click what must stay visible when the picture is cropped.'}
        </p>
        <div className="library-focus__axes">
          <Axis
            label="From left"
            value={point.x}
            isLocked={isLocked}
            onChange={(x) => onChange({ ...point, x })}
          />
          <Axis
            label="From top"
            value={point.y}
            isLocked={isLocked}
            onChange={(y) => onChange({ ...point, y })}
          />
        </div>
      </div>
      <Crops src={preview.large} pixels={pixels} point={point} />
    </div>
  )
}

/** The box has its size before the picture has loaded, and leaves room for the fields below. */
const shapeOf = ({ width, height }: Pixels) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, calc(42vh * ${(width / height).toFixed(4)}))`,
})

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

type AxisProps = {
  label: string
  value: number
  isLocked: boolean
  onChange: (value: number) => void
}

function Axis({ label, value, isLocked, onChange }: AxisProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={isLocked}
        aria-label={`Focal point: ${label.toLowerCase()}, in per cent`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span>{value} %</span>
    </label>
  )
}
