// Sends traces to an OpenTelemetry collector. Only this file imports OpenTelemetry, and only where a collector is set.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span } from '@opentelemetry/api'
import { tracedWork, type TracedWork } from '#data/trace.ts'

/** `collector`: address of an OTLP/HTTP receiver, without `/v1/traces`. */
export async function startTracing(collector: string, role: string): Promise<{ stop(): Promise<void> }> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'posy', 'service.role': role }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('posy')
  const contexts = new AsyncLocalStorage<Context | undefined>()
  const spans = new WeakMap<TracedWork, Span>()
  const kinds = {
    request: SpanKind.SERVER,
    operation: SpanKind.INTERNAL,
    statement: SpanKind.CLIENT,
    job: SpanKind.CONSUMER,
  }

  tracedWork.start.bindStore(contexts, (message) => {
    const work = message as TracedWork
    const parent = contexts.getStore() ?? remoteParent(work.traceparent)
    // Statements of timers would be traces of their own, several each second.
    if (!parent && work.kind === 'statement') return undefined
    const span = tracer.startSpan(work.name, { kind: kinds[work.kind] }, parent ?? ROOT_CONTEXT)
    spans.set(work, span)
    return trace.setSpan(parent ?? ROOT_CONTEXT, span)
  })

  function remoteParent(traceparent: string | undefined): Context | undefined {
    const [, traceId, spanId, flags] =
      /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/.exec(traceparent ?? '') ?? []
    if (!traceId || !spanId || !flags) return undefined
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
    })
  }

  const ignore = (): void => undefined
  const subscribers = {
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    asyncEnd(work: TracedWork): void {
      const span = spans.get(work)
      if (work.attributes) span?.setAttributes(work.attributes())
      span?.end()
    },
    error(work: TracedWork & { error?: unknown }): void {
      const message = work.error instanceof Error ? work.error.message : String(work.error)
      spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR, message })
    },
  }
  tracedWork.subscribe(subscribers)
  return {
    async stop() {
      tracedWork.unsubscribe(subscribers)
      tracedWork.start.unbindStore(contexts)
      await provider.shutdown()
    },
  }
}
