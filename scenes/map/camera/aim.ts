import type { PerspectiveCamera } from 'three'
import { FIELD_OF_VIEW, type View } from './view.ts'

type Size = { width: number; height: number }

/** Points the camera at a view, whose centre is at height `y`. */
export function aim(camera: PerspectiveCamera, view: View, y: number, size: Size): void {
  const { x, z, distance, right, down } = view
  const [turn, lean] = [(view.bearing * Math.PI) / 180, (view.tilt * Math.PI) / 180]
  const flat = Math.cos(lean) * distance
  camera.position.set(
    x - Math.sin(turn) * flat,
    y + Math.sin(lean) * distance,
    z + Math.cos(turn) * flat,
  )
  camera.lookAt(x, y, z)
  camera.fov = FIELD_OF_VIEW
  camera.aspect = size.width / size.height
  camera.near = distance * 0.1
  camera.far = distance * 12
  const { width, height } = size
  camera.setViewOffset(width, height, -right * width, -down * height, width, height)
  camera.updateMatrixWorld()
}
