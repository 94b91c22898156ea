import { BufferAttribute, type BufferGeometry, DoubleSide, ShaderMaterial } from 'three'
import { type HeightField, heightAt } from '../model/height-field.ts'
import { HAZE, SHARED } from './shader-parts.ts'
import type { Shared } from './uniforms.ts'

type Walk = readonly (readonly [x: number, z: number])[]

/**
 * The height of the ribbon above the ground, and the length of its longest piece, in shares of the
 * land.
 */
const LIFT = 0.0016
const PIECE = 0.006

const VERTEX = /* glsl */ `
attribute vec2 side;
attribute float along;
uniform float width;
varying vec3 at;
varying float way;
varying float across;

void main() {
  at = position + vec3(side.x, 0.0, side.y) * width;
  way = along;
  across = dot(side, side) > 0.0 ? sign(float(gl_VertexID % 2) - 0.5) : 0.0;
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
  // In front of the ground that it lies on, at any distance.
  gl_Position.z -= 0.0004 * gl_Position.w;
}
`

const FRAGMENT = /* glsl */ `
${SHARED}
${HAZE}
uniform float drawn;
uniform vec3 accent;
uniform vec3 white;
varying vec3 at;
varying float way;
varying float across;

void main() {
  if (way > drawn) discard;
  float core = 1.0 - smoothstep(0.45, 0.6, abs(across));
  vec3 colour = mix(white, accent, core) * (0.35 + 0.65 * min(sunLight + skyLight, 1.0));
  gl_FragColor = vec4(inHaze(colour, at, 1e3), 1.0);
  #include <colorspace_fragment>
}
`

type RibbonUniforms = {
  width: { value: number }
  drawn: { value: number }
}

export function ribbonMaterial(shared: Shared, own: RibbonUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...shared, ...own },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
  })
}

/** Lays a walk on the ground: two edges, in pieces short enough to follow its slopes. */
export function layRibbon(geometry: BufferGeometry, walk: Walk, field: HeightField): void {
  const size = field.cell * (field.columns - 1)
  const points = inPieces(walk, size * PIECE)
  const positions = new Float32Array(points.length * 6)
  const sides = new Float32Array(points.length * 4)
  const alongs = new Float32Array(points.length * 2)
  const indices: number[] = []
  let length = 0
  points.forEach(([x, z], i) => {
    const [beforeX, beforeZ] = points[i - 1] ?? [x, z]
    const [afterX, afterZ] = points[i + 1] ?? [x, z]
    length += Math.hypot(x - beforeX, z - beforeZ)
    const long = Math.hypot(afterX - beforeX, afterZ - beforeZ) || 1
    const side = [-(afterZ - beforeZ) / long, (afterX - beforeX) / long]
    const y = heightAt(field, x, z) + size * LIFT
    positions.set([x, y, z, x, y, z], 6 * i)
    sides.set([side[0] ?? 0, side[1] ?? 0, -(side[0] ?? 0), -(side[1] ?? 0)], 4 * i)
    alongs.set([length, length], 2 * i)
    if (i > 0) indices.push(2 * i - 2, 2 * i - 1, 2 * i, 2 * i, 2 * i - 1, 2 * i + 1)
  })
  // Attributes of another length need new buffers.
  geometry.dispose()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('side', new BufferAttribute(sides, 2))
  geometry.setAttribute(
    'along',
    new BufferAttribute(
      alongs.map((at) => at / (length || 1)),
      1,
    ),
  )
  geometry.setIndex(indices)
}

/** The same path with points at most `longest` apart. */
function inPieces(walk: Walk, longest: number): [x: number, z: number][] {
  return walk.flatMap(([x, z], i) => {
    const next = walk[i + 1]
    if (!next) return [[x, z]]
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - z) / longest))
    return Array.from({ length: count }, (_, k): [number, number] => [
      x + ((next[0] - x) * k) / count,
      z + ((next[1] - z) * k) / count,
    ])
  })
}
