import { ShaderMaterial } from 'three'
import { HAZE, SHARED, SUNLIT } from './shader-parts.ts'
import type { Shared } from './uniforms.ts'

const VERTEX = /* glsl */ `
varying vec3 at;

void main() {
  at = (modelMatrix * vec4(position, 1.0)).xyz;
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}
`

const FRAGMENT = /* glsl */ `
${SHARED}
${SUNLIT}
${HAZE}
uniform vec3 white;
uniform vec3 shallow;
uniform vec3 water;
uniform vec3 deep;
varying vec3 at;

/** Slope of the surface: five waves that bend each other, so that none is straight or repeats. */
vec2 slope(vec2 place, float size) {
  vec2 sum = vec2(0.0);
  vec2 bent = place;
  for (int i = 0; i < 5; i++) {
    float turn = float(i) * 2.39996 + 0.7;
    vec2 way = vec2(cos(turn), sin(turn));
    float span = size * (2.3 - 0.42 * float(i));
    float phase = dot(bent, way) / span + seconds * (0.5 + 0.16 * float(i));
    sum += way * cos(phase);
    bent += way.yx * sin(phase) * span * 0.55;
  }
  return sum * 0.6;
}

void main() {
  float unit = 0.01 / land.z;
  vec2 share = onLand(at);
  vec2 beyond = max(max(-share, share - 1.0), 0.0) / land.zw;
  vec3 ground = groundBelow(vec3(clamp(share, 0.0, 1.0) / land.zw + land.xy, 0.0).xzy);
  float shore = ground.y + length(beyond);
  float away = distance(cameraPosition, at);
  // Waves that are finer than pixels would only flicker.
  vec2 tilt = slope(at.xz, unit * 0.3) * (1.0 - smoothstep(60.0, 260.0, away / unit));
  vec3 normal = normalize(vec3(-tilt.x * 0.02, 1.0, -tilt.y * 0.02));

  // Bands along the shore, as on a chart; their edges move with the waves.
  float band = shore / unit + 0.1 * sin(seconds * 0.5 + at.x * 0.3 / unit) + 0.035 * (tilt.x + tilt.y);
  vec3 colour = mix(white, shallow, smoothstep(0.12, 0.5, band));
  colour = mix(colour, mix(shallow, water, 0.55), smoothstep(1.15, 1.45, band));
  colour = mix(colour, water, smoothstep(2.7, 3.05, band));
  colour = mix(colour, mix(water, deep, 0.3), smoothstep(4.9, 5.3, band));
  colour = mix(colour, mix(water, deep, 0.62), smoothstep(8.0, 8.5, band));
  colour = mix(colour, deep, smoothstep(12.5, 20.0, band));

  vec3 look = normalize(cameraPosition - at);
  float facing = max(sunDirection.y + 0.012 * (tilt.x + tilt.y), 0.0);
  // Water scatters light into the shadows on it.
  float sun = mix(0.6, 1.0, sunlit(at, vec3(0.0, 1.0, 0.0)));
  // Low light glances off water: only the sky colours it then, and it stays a sea beside golden land.
  // It takes the brightness of the sky and keeps its own colour: violet light on green would be grey.
  vec3 sky = mix(skyLight, vec3(dot(skyLight, vec3(0.2126, 0.7152, 0.0722))), 0.7);
  vec3 lit = colour * (sunLight * facing * facing * sun + sky * (1.0 + 0.02 * (tilt.x - tilt.y)));
  float grazing = pow(1.0 - max(dot(look, normal), 0.0), 4.0);
  lit = mix(lit, hazeLight, 0.03 + 0.4 * grazing);
  vec3 mirror = reflect(-sunDirection, normalize(vec3(-tilt.x * 0.07, 1.0, -tilt.y * 0.07)));
  lit += sunLight * sun * 0.3 * pow(max(dot(mirror, look), 0.0), 48.0);
  // Far out the water is as still as the table the model stands on.
  lit = mix(lit, hazeLight, smoothstep(10.0, 90.0, length(beyond) / unit));
  gl_FragColor = vec4(inHaze(exposed(lit), at, ground.z * 0.8 + length(beyond) * 1.2), 1.0);
  #include <colorspace_fragment>
}
`

/** Pale water that moves gently; it is still when the scene's clock stops. */
export function seaMaterial(shared: Shared): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...shared },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
}
