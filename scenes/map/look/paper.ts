import { DoubleSide, ShaderMaterial } from 'three'
import type { Kind } from '../model/kinds.ts'
import { HAZE, SHARED, SUNLIT } from './shader-parts.ts'
import type { Shared } from './uniforms.ts'

const VERTEX = /* glsl */ `
attribute vec4 tint;
attribute float place;
uniform highp sampler2D places;
varying vec3 at;
varying vec3 facing;
varying vec4 paint;
varying vec4 look;

void main() {
  at = position;
  facing = normal;
  paint = tint;
  look = texelFetch(places, ivec2(int(place + 0.5), 1), 0);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`

/** Lines and glows around the base of places, painted on the ground. */
const MARKS = /* glsl */ `
uniform sampler2D marks;
uniform vec3 markCells;
uniform highp sampler2D places;
uniform vec3 white;
uniform vec3 ink;
uniform vec3 accent;
uniform vec3 reserved;
uniform vec3 sold;
uniform float windows;

/** The chosen and the pointed place: position, radius and foot; and how much each is shown. */
uniform vec4 chosenAt;
uniform vec4 pointedAt;
uniform vec2 focus;

/** A thin circle, given its distance, its direction, and the ground that it is drawn on. */
float circle(vec2 apart, float radius, vec2 ground) {
  vec2 way = normalize(apart + 1e-5);
  float pixel = abs(dot(way, dFdx(ground))) + abs(dot(way, dFdy(ground)));
  return 1.0 - smoothstep(0.1 * pixel, 1.1 * pixel, abs(length(apart) - 1.16 * radius));
}

/** The circle of one place, as if the ground were level: on the triangles of a slope it has corners. */
float ring(vec3 world, vec4 at) {
  float down = max(cameraPosition.y - world.y, 0.001);
  vec2 level = mix(cameraPosition, world, (cameraPosition.y - at.w) / down).xz;
  return circle(level - at.xy, at.z, level);
}

vec3 marked(vec3 colour, vec3 world, inout vec3 glow) {
  vec2 cell = (world.xz - land.xy) * markCells.z;
  vec4 mark = texelFetch(marks, ivec2(clamp(cell + 0.5, vec2(0.0), markCells.xy - 1.0)), 0);
  int number = int(mark.g * 255.0 + 0.5) + int(mark.b * 255.0 + 0.5) * 256;
  vec4 where = texelFetch(places, ivec2(number, 0), 0);
  vec4 look = texelFetch(places, ivec2(number, 1), 0);
  // From afar the paper is bare.
  float near = 1.0 - smoothstep(10.0, 22.0, distance(world, cameraPosition) / max(where.z, 0.001));
  vec3 status = where.w > 2.5 ? sold : where.w > 1.5 ? reserved : accent;
  float line = circle(world.xz - where.xy, where.z, world.xz) * near * look.r;
  colour = mix(colour, status, 0.5 * line * step(0.5, where.w) * (1.0 - look.b));
  float away = distance(world.xz, where.xy) / max(where.z, 0.001);
  float lit = windows * look.r * look.a * step(0.5, float(number));
  glow += vec3(1.0, 0.6, 0.28) * lit * 0.5 * exp(-2.4 * max(away - 0.5, 0.0)) * (1.0 - smoothstep(1.2, 1.8, away));
  // Not by cells: where two places meet, a choice would end at the edges of cells.
  float shine = 1.0 - smoothstep(0.55, 1.75, distance(world.xz, chosenAt.xy) / max(chosenAt.z, 0.001));
  colour = mix(colour, accent, 0.4 * focus.x * shine * shine);
  colour = mix(colour, accent, 0.85 * focus.x * ring(world, chosenAt));
  return mix(colour, ink, focus.y * (1.0 - focus.x * step(distance(chosenAt, pointedAt), 0.001)) * ring(world, pointedAt));
}
`

const FRAGMENT = /* glsl */ `
${SHARED}
${SUNLIT}
${HAZE}
${MARKS}
varying vec3 at;
varying vec3 facing;
varying vec4 paint;
varying vec4 look;

void main() {
  vec3 normal = normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 ground = groundBelow(at);
  vec2 share = onLand(at);
  if (share != clamp(share, 0.0, 1.0)) discard;
  vec4 mark = texture2D(marks, ((at.xz - land.xy) * markCells.z + 0.5) / markCells.xy);
  float isGlass = 1.0 - step(0.1, abs(paint.a - 0.5));
  float isWater = step(0.9, paint.a);
  vec3 colour = pow(paint.rgb, vec3(2.2));
  vec3 glow = vec3(0.0);
  float rise = max(at.y - ground.x, 0.0);
#ifdef IS_GROUND
  colour = marked(colour, at, glow);
  float open = 1.0 - 0.5 * mark.r * (1.0 - smoothstep(0.2, 0.6, rise));
  // Wet sand, and what little of the land is under water.
  float under = smoothstep(0.14, -0.02, at.y - seaLevel);
  colour = mix(colour, colour * vec3(0.93, 0.93, 0.9), under);
#else
  float open = mix(0.7, 1.0, smoothstep(0.0, 0.4, rise));
  // What the filters leave out is only a ghost of its paper.
  colour = mix(mix(colour, vec3(0.86, 0.84, 0.8), 0.75), colour, look.r);
#endif
  float facesSun = dot(normal, sunDirection);
  float sun = facesSun > 0.0 ? facesSun * sunlit(at, normal) : 0.0;
  vec3 ambient = mix(bounceLight, skyLight, 0.5 + 0.5 * normal.y) * open;
  vec3 lit = colour * (sunLight * sun * mix(0.85, 1.0, open) + ambient) + colour * glow;
  lit += colour * accent * 0.12 * look.b * (1.0 - smoothstep(0.0, 0.35, rise));
  vec3 lamp = vec3(1.0, 0.62, 0.3) * (0.75 + 0.35 * look.a);
  float isLit = isGlass * windows * look.r * look.a;
  lit = mix(lit, lamp, isLit);
  lit = mix(lit, mix(lit, skyLight * 1.2, 0.2), isWater);
  gl_FragColor = vec4(inHaze(exposed(lit), at, ground.z), 1.0);
  #include <colorspace_fragment>
}
`

const DEFINES: Record<Kind, Record<string, string>> = {
  land: { IS_GROUND: '' },
  things: { IS_GROUND: '' },
  trees: {},
  places: {},
}

/** The paper material of everything but the sea. */
export function paperMaterial(shared: Shared, kind: Kind): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...shared },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    defines: DEFINES[kind],
  })
}
