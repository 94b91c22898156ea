/** The uniforms of all materials; the names are those of `uniforms.ts`. */
export const SHARED = /* glsl */ `
uniform vec3 sunDirection;
uniform vec3 sunLight;
uniform vec3 skyLight;
uniform vec3 bounceLight;
uniform vec3 hazeLight;
uniform vec2 haze;
uniform float seconds;
uniform highp sampler2DShadow shadows;
uniform mat4 shadowMatrix;
uniform vec2 shadowStep;
uniform sampler2D heights;
uniform vec4 land;
uniform vec3 heightCells;
uniform float seaLevel;

vec2 onLand(vec3 world) {
  return (world.xz - land.xy) * land.zw;
}

/** Below a point: height, distance from land, and distance from where the land is cut off. */
vec3 groundBelow(vec3 world) {
  return texture2D(heights, ((world.xz - land.xy) * heightCells.z + 0.5) / heightCells.xy).rgb;
}
`

/**
 * How much sunlight reaches a point, from eight spread samples of the shadow map. Long shadows fade
 * towards the sides of the land, where the map ends.
 */
export const SUNLIT = /* glsl */ `
float sunlit(vec3 world, vec3 normal) {
  vec4 at = shadowMatrix * vec4(world + normal * shadowStep.x, 1.0);
  // Roads may go on where the land ends: nothing out there is shown, and nothing throws shadows.
  vec2 share = onLand(world);
  if (share != clamp(share, 0.0, 1.0)) return 1.0;
  float turn = 6.2832 * fract(52.9829 * fract(dot(gl_FragCoord.xy, vec2(0.067110, 0.005837))));
  float light = 0.0;
  for (int i = 0; i < 8; i++) {
    float angle = float(i) * 2.39996 + turn;
    float away = sqrt((float(i) + 0.5) / 8.0) * shadowStep.y;
    light += texture(shadows, vec3(at.xy + away * vec2(cos(angle), sin(angle)), at.z));
  }
  vec2 inside = min(share, 1.0 - share);
  return mix(1.0, light / 8.0, smoothstep(0.0, 0.12, min(inside.x, inside.y)));
}
`

/** Distant parts fade into haze, and so does the land where the model is cut off. */
export const HAZE = /* glsl */ `
vec3 inHaze(vec3 colour, vec3 world, float cut) {
  float far = smoothstep(haze.x, haze.y, distance(world, cameraPosition));
  float edge = 1.0 - smoothstep(0.0, 0.1 / land.z, cut);
  return mix(colour, hazeLight, 1.0 - (1.0 - far) * (1.0 - edge));
}

/** Bright light bends into white instead of being cut off. */
vec3 exposed(vec3 colour) {
  vec3 over = max(colour - 0.8, 0.0);
  return min(colour, 0.8) + 0.2 * (1.0 - exp(-over / 0.2));
}
`
