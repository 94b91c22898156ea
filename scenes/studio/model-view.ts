import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { loadParts } from './load-parts.ts'
import { type Look, Looks } from './looks.ts'
import { nameOf, partAt } from './part-at.ts'

export type ModelView = {
  /** Shows which parts have a record, and which one is chosen. */
  paint(looks: ReadonlyMap<string, Look>): void
}

type Options = {
  /** The names of the parts that can be picked. */
  names: ReadonlySet<string>
  onPick: (name: string) => void
  /** Called when the browser takes the context back. */
  onLost: () => void
  signal: AbortSignal
}

/** From the south, from the height of a drone. */
const FIRST_VIEW = new Vector3(0, 0.6, 0.75)

/** A canvas of this ratio has the whole width of a model in view; a narrower one sees as much. */
const WIDE = 1.7

/**
 * Renders a model on a canvas, for editors: to turn, to zoom and to pick its parts. Rejects without
 * WebGL or if the file cannot be read. Draws only when something changes, and ends with the signal.
 */
export async function showModel(
  canvas: HTMLCanvasElement,
  url: string,
  { names, onPick, onLost, signal }: Options,
): Promise<ModelView> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  signal.addEventListener('abort', () => renderer.dispose())
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  const model = await loadParts(url, signal)
  signal.throwIfAborted()
  const scene = new Scene().add(model, ...lights(model))
  const camera = new PerspectiveCamera(35, 1, 0.1, 10_000)
  const controls = new OrbitControls(camera, canvas)
  const draw = onceAFrame(() => renderer.render(scene, camera), signal)
  const looks = new Looks(model, names)

  aim(camera, controls, boxOf(model, names))
  controls.addEventListener('change', draw)
  const observer = new ResizeObserver(() => fit(renderer, camera, canvas, draw))
  observer.observe(canvas)
  listenForPicks(canvas, signal, (x, y) => {
    const name = partAt(model, camera, { x, y }, names)
    if (name) onPick(name)
  })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    controls.dispose()
    looks.dispose()
  })
  return {
    paint(next) {
      looks.paint(next)
      draw()
    },
  }
}

function lights(model: Object3D) {
  const sun = new DirectionalLight('#fff', 2.4)
  sun.position.copy(new Vector3(-1, 1.4, 0.8).multiplyScalar(sizeOf(model)))
  return [sun, new AmbientLight('#fff', 1.1)]
}

function sizeOf(model: Object3D): number {
  return new Box3().setFromObject(model).getSize(new Vector3()).length() || 1
}

/** The bounding box of the pickable parts, or of all parts, if there are none. */
function boxOf(model: Object3D, names: ReadonlySet<string>): Box3 {
  const box = new Box3()
  model.traverse((object) => {
    if (object instanceof Mesh && nameOf(object, names)) box.expandByObject(object)
  })
  return box.isEmpty() ? box.setFromObject(model) : box
}

function aim(camera: PerspectiveCamera, controls: OrbitControls, box: Box3) {
  const size = box.getSize(new Vector3()).length() || 1
  box.getCenter(controls.target)
  camera.position.copy(controls.target).addScaledVector(FIRST_VIEW, size)
  camera.near = size / 1000
  camera.far = size * 10
  controls.maxDistance = size * 2
  controls.minDistance = size / 50
  controls.maxPolarAngle = Math.PI / 2
  controls.update()
}

function fit(
  renderer: WebGLRenderer,
  camera: PerspectiveCamera,
  { clientWidth, clientHeight }: HTMLCanvasElement,
  draw: () => void,
) {
  if (clientWidth === 0 || clientHeight === 0) return
  renderer.setPixelRatio(Math.min(2, devicePixelRatio))
  renderer.setSize(clientWidth, clientHeight, false)
  camera.aspect = clientWidth / clientHeight
  camera.zoom = Math.min(1, camera.aspect / WIDE)
  camera.updateProjectionMatrix()
  draw()
}

/** Renders once in the next frame, however often it is requested. */
function onceAFrame(work: () => void, signal: AbortSignal): () => void {
  let frame = 0
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
  return () => {
    cancelAnimationFrame(frame)
    if (!signal.aborted) frame = requestAnimationFrame(work)
  }
}

/** A press that moves less is a click; one that moves more turns the model. */
const STILL = 4

/** Calls back with the position of a click, from -1 to 1 to the right and up. */
function listenForPicks(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  pick: (x: number, y: number) => void,
) {
  let start = { x: 0, y: 0 }
  const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
    start = { x, y }
  }
  canvas.addEventListener('pointerdown', remember, { signal })
  canvas.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) return
      const { left, top, width, height } = canvas.getBoundingClientRect()
      pick(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2)
    },
    { signal },
  )
}
