import { useAfterPaint } from '@foyer/shared/browser/use-after-paint.ts';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { CopyFact, FactPanel, type PanelProps } from './panel.tsx';
import { wifiQrText } from './wifi-qr-text.ts';

const texts = text.quickInfo.wifi;

/** Shows network and password to copy, and a QR code for a second device (HOTEL-38). */
export function WifiPanel({ info }: PanelProps) {
  const { wifi_description, wifi_name, wifi_password } = info;
  const hasAccess = Boolean(wifi_name || wifi_password);
  const code = wifi_name ? wifiQrText(wifi_name, wifi_password) : undefined;
  return (
    <>
      <FactPanel note={wifi_description} hasMore={hasAccess} />
      {hasAccess && (
        <div className={styles.panel}>
          {wifi_name && <CopyFact label={texts.name} value={wifi_name} copied={texts.copiedName} />}
          {wifi_password && (
            <CopyFact label={texts.password} value={wifi_password} copied={texts.copiedPassword} />
          )}
        </div>
      )}
      {wifi_name && code && (
        <div className={`${styles.panel} ${styles.qr}`}>
          <QrCode text={code} label={texts.qrLabel(wifi_name)} />
          <div>
            <h2>{texts.qrTitle}</h2>
            <p>{texts.qrHint}</p>
          </div>
        </div>
      )}
    </>
  );
}

/**
 * Draws a QR code as one path; `label` describes its purpose. It is encoded after the first paint,
 * because encoding takes a phone as long as rendering a screen.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const encodedText = useAfterPaint() ? text : '';
  const { size, path } = useMemo(() => qrPath(encodedText), [encodedText]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#14181c" d={path} />
    </svg>
  );
}

function qrPath(text: string): { size: number; path: string } {
  if (!text) return { size: 1, path: '' };
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return { size, path: data.flatMap(rowPath).join('') };
}

/** Merges neighbouring dark modules into one rectangle. */
function rowPath(row: boolean[], y: number): string[] {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => {
    const width = run.length;
    return `M${index} ${y}h${width}v1h-${width}z`;
  });
}
