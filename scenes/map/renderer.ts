import { NoToneMapping, setConsoleFunction, WebGLRenderer } from 'three'

/** A developer's warning that cannot be avoided: not every browser has the extension. */
const REMARK = /KHR_parallel_shader_compile/

setConsoleFunction((type, message, ...details) => {
  if (!REMARK.test(message)) console[type](message, ...details)
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
  if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
}
