import { SpanStatusCode, trace } from '@opentelemetry/api'

// Records nothing until a provider is registered, below.
const tracer = trace.getTracer('portal')

/**
 * Runs work as a span of the current trace. Only its name and outcome are recorded: arguments and messages may hold
 * what a person entered.
 */
export function traced<T>(
  name: string,
  work: () => Promise<T>,
  failed: (result: T) => boolean = () => false,
): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      const result = await work()
      if (failed(result)) span.setStatus({ code: SpanStatusCode.ERROR })
      return result
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Exports spans of calls and jobs to the OpenTelemetry collector of the standard variables (OTEL_EXPORTER_OTLP_*,
 * OTEL_TRACES_SAMPLER …). Returns a function that sends the last spans and stops.
 */
export async function openTracing(): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'verbena' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  // A collector that does not answer must not delay the stop.
  return () => provider.shutdown().catch(() => {})
}
