import { NoToneMapping, setConsoleFunction, WebGLRenderer } from 'three'

/** Developer warnings that cannot be avoided with the versions in use. */
const REMARKS = /THREE\.Clock: This module has been deprecated|KHR_parallel_shader_compile/

setConsoleFunction((type, message, ...details) => {
  if (!REMARKS.test(message)) console[type](message, ...details)
})

/** The canvas of a scene and its renderer; throws without WebGL 2. */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  })
  if (!context) throw new Error('no WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  const loseContext = renderer.forceContextLoss.bind(renderer)
  // React Three Fiber releases the context as well, and Three.js warns if it is already lost.
  renderer.forceContextLoss = () => {
    if (!context.isContextLost()) loseContext()
  }
  renderer.toneMapping = NoToneMapping
  // The figures include the shadows of a frame.
  renderer.info.autoReset = false
  // The depth buffer decides about visibility; sorting would measure every geometry.
  renderer.sortObjects = false
  // Checking for errors waits for the compiler, which may take seconds: see `checkPrograms`.
  renderer.debug.checkShaderErrors = false
  return renderer
}

/**
 * Throws if a shader failed to compile: its meshes would be missing. Checked after all were drawn
 * once.
 */
export function checkPrograms(renderer: WebGLRenderer): void {
  const context = renderer.getContext()
  for (const { program } of renderer.info.programs ?? []) {
    if (!(program instanceof WebGLProgram) || context.isContextLost()) continue
    if (context.getProgramParameter(program, context.LINK_STATUS)) continue
    throw new Error(`no WebGL: a shader is refused, ${context.getProgramInfoLog(program)}`)
  }
}

/** Releases the context at once; browsers allow few of them and free them late. */
export function release(renderer: WebGLRenderer): void {
  renderer.dispose()
  renderer.forceContextLoss()
}
