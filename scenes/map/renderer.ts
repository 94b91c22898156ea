import { NoToneMapping, setConsoleFunction, WebGLRenderer } from 'three'

/** Remarks for programmers that the versions in use can't avoid. */
const REMARKS = /THREE\.Clock: This module has been deprecated|KHR_parallel_shader_compile/

setConsoleFunction((type, message, ...details) => {
  if (!REMARKS.test(message)) console[type](message, ...details)
})

/** The canvas of a scene and what draws on it; throws without WebGL 2. */
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
  // React Three Fiber asks for it as well, and Three.js warns if there is nothing left to lose.
  renderer.forceContextLoss = () => {
    if (!context.isContextLost()) loseContext()
  }
  renderer.toneMapping = NoToneMapping
  // The figures count a frame's shadows as well.
  renderer.info.autoReset = false
  // What hides what is left to the depth of each pixel; sorting would measure every geometry.
  renderer.sortObjects = false
  // Asking for errors waits for the compiler, which may take seconds: see `checkPrograms`.
  renderer.debug.checkShaderErrors = false
  return renderer
}

/** Throws if a shader was refused: its meshes would be missing. Asked after all were drawn once. */
export function checkPrograms(renderer: WebGLRenderer): void {
  const context = renderer.getContext()
  for (const { program } of renderer.info.programs ?? []) {
    if (!(program instanceof WebGLProgram) || context.isContextLost()) continue
    if (context.getProgramParameter(program, context.LINK_STATUS)) continue
    throw new Error(`no WebGL: a shader is refused, ${context.getProgramInfoLog(program)}`)
  }
}

/** Gives the context back at once; browsers have few of them and free them late. */
export function release(renderer: WebGLRenderer): void {
  renderer.dispose()
  renderer.forceContextLoss()
}
