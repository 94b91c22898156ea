/** A place of the map that has a shape in the model. */
export type ScenePlace = {
  /** The id of its card, for example `house-casa-levante`. */
  id: string
  meshKey: string
  kind: 'house' | 'amenity'
  /** The availability of a house, from its listing. */
  status: 'available' | 'reserved' | 'sold' | null
}

/** The data of a scene; it does not change while the page is open. */
export type SceneSettings = {
  /** The address of the optimised model, on the site's own origin. */
  model: string
  places: ScenePlace[]
  /** How many degrees north is clockwise from the model's own north (-Z). */
  bearing: number
  /** The coordinates of the property; without them, the sun takes the path of 40° north. */
  where: { lat: number; lng: number } | null
  /** Whether the scene opens with a slow flight to its first view; never with reduced motion. */
  opens: boolean
}

/** The current state of the page, which the scene follows. */
export type SceneState = {
  /** The place whose card is open. */
  chosen: string | null
  /** The place under the pointer or with the focus, in the list or in the scene. */
  pointed: string | null
  /** The places that pass the filters; the others are dimmed. */
  shown: ReadonlySet<string>
  /** The walk to the chosen place, in the model's x and z. */
  walk: readonly (readonly [x: number, z: number])[]
  /** The moment whose light is shown. */
  time: Date
  /** How much of the frame the panel and the card cover, in CSS pixels: views avoid these parts. */
  covered: Readonly<Insets>
}

/** Widths at the four sides of a frame, in CSS pixels. */
export type Insets = { top: number; right: number; bottom: number; left: number }

/** The position of a place on the canvas. */
export type Hotspot = {
  id: string
  /** In CSS pixels from the canvas's top left corner. */
  x: number
  y: number
  /** Whether it is in view and not behind terrain. */
  isVisible: boolean
}

/** The events of specification §9, with their data. */
export type SceneEvents = {
  'tick before': { now: number }
  tick: { now: number }
  /** Fired after a frame was drawn, with the positions of the hotspots in it. */
  'tick after': { now: number; hotspots: readonly Hotspot[] }
  drag: { dx: number; dy: number }
  pinch: { scale: number; x: number; y: number }
  wheel: { delta: number; x: number; y: number }
  /** The wheel started to zoom the scene, or scrolls the page again. */
  'wheel focus': { isFocused: boolean }
  resize: { width: number; height: number }
  /** The first frame is drawn, and the scene can be used. */
  enter: Record<string, never>
  /** The scene has ended by itself and its canvas is removed: the page shows its plan again. */
  lost: { reason: NoScene }
}

/** The costs of a scene, for the bench and for tests. */
export type SceneFigures = {
  /** Frames drawn since the scene began. */
  frames: number
  /** Of the last frame that also drew the shadows. */
  drawCalls: number
  /** For the view; the shadows draw some of them a second time, but only when the light changes. */
  triangles: number
  shadowTriangles: number
  /** The objects in the graphics processor's memory. */
  geometries: number
  textures: number
  /** Device pixels for each CSS pixel. */
  pixelRatio: number
}

/** A running scene. */
export type MapScene = {
  /** Changes what is shown; draws nothing if nothing changes. */
  show(state: Partial<SceneState>): void
  /**
   * Zooms, for a button or a key; a factor above 1 zooms in. Returns the factor that the limits
   * allow.
   */
  zoomBy(factor: number): number
  /** Turns around the centre of the view in degrees, for a button or a key. */
  turnBy(degrees: number): void
  /** Moves the view by a share of its width and height, for a key. */
  panBy(right: number, down: number): void
  /** Returns to the first view. */
  reset(): void
  figures(): SceneFigures
  on<Name extends keyof SceneEvents>(
    name: Name,
    listener: (event: SceneEvents[Name]) => void,
    signal: AbortSignal,
  ): void
}

/** The reasons for no scene: the page keeps its plan. */
export type NoScene = 'no WebGL' | 'model failed' | 'context lost'
