import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Config } from '../../config.ts';
import { setTracer } from './span.ts';

/** Limits of unsent spans: beyond them new ones are dropped rather than memory filled. */
const waiting = { maxQueueSize: 2048, scheduledDelayMillis: 2000, exportTimeoutMillis: 3000 };

/**
 * Sends spans to a collector. Loaded only if one is configured. Trace headers of callers are ignored: they would decide
 * what is recorded.
 */
export function startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, RUN }: Config) {
  const exporter = new OTLPTraceExporter({
    url: `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: waiting.exportTimeoutMillis,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'acheep', 'acheep.run': RUN }),
    spanProcessors: [new BatchSpanProcessor(exporter, waiting)],
  });
  const tracer = provider.getTracer('acheep');
  setTracer((name, attributes, parent) =>
    tracer.startSpan(
      name,
      { attributes, kind: parent ? SpanKind.INTERNAL : SpanKind.SERVER },
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    ),
  );
  return {
    /** Sends the remaining spans; an unresponsive collector delays the end only briefly. */
    async stop() {
      setTracer(undefined);
      await provider.shutdown().catch(() => {});
    },
  };
}
