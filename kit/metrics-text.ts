/** A value of a metric; `suffix` names the parts of a histogram. */
export type Sample = { value: number; labels?: Readonly<Record<string, string>>; suffix?: string }

type Metric = { name: string; help: string; type: string; samples: readonly Sample[] }

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** A metric in the text format of Prometheus (exposition format 0.0.4); empty without samples. */
export function metricText({ name, help, type, samples }: Metric): string {
  if (samples.length === 0) return ''
  const lines = samples.map(
    ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${labelsText(labels)} ${value}`,
  )
  const about = [`# HELP ${name} ${escapeText(help)}`, `# TYPE ${name} ${type}`]
  return `${[...about, ...lines].join('\n')}\n`
}

function labelsText(labels: Readonly<Record<string, string>>) {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escapeText(value).replaceAll('"', '\\"')}"`,
  )
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escapeText(text: string) {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
