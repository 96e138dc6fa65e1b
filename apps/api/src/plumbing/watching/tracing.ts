import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Config } from '../../config.ts';
import { setTracer } from './span.ts';

/** Spans that wait to be sent: beyond these, new ones are dropped rather than memory filled. */
const waiting = { maxQueueSize: 2048, scheduledDelayMillis: 2000, exportTimeoutMillis: 3000 };

/**
 * Sends spans to a collector from now on. Loaded only where one is set. What callers say of traces of their own is not
 * believed: it would let them choose what is kept.
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
    /** Sends what is left; a collector that does not answer holds nobody up for long. */
    async stop() {
      setTracer(undefined);
      await provider.shutdown().catch(() => {});
    },
  };
}
