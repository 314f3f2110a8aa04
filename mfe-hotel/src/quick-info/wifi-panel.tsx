import { CopyRow } from '@foyer/shared/ui/controls/copy-row';
import { text } from '../text.ts';
import styles from './panel.module.css';
import { Note, Nothing, type PanelProps } from './panel.tsx';
import { QrCode } from './qr-code.tsx';
import { tellCopied } from './tell-copied.ts';
import { wifiQrText } from './wifi-qr-text.ts';

const words = text.quickInfo.wifi;

/** Name and password to copy, and a code that joins a second device (HOTEL-13). */
export function WifiPanel({ info }: PanelProps) {
  const { wifi_description, wifi_name, wifi_password } = info;
  if (!wifi_description && !wifi_name && !wifi_password) return <Nothing />;
  const rows = [
    { label: words.name, value: wifi_name, copied: words.copiedName },
    { label: words.password, value: wifi_password, copied: words.copiedPassword },
  ];
  const code = wifi_name ? wifiQrText(wifi_name, wifi_password) : undefined;
  return (
    <>
      <Note>{wifi_description}</Note>
      {(wifi_name || wifi_password) && (
        <div className={styles.panel}>
          {rows.map(
            ({ label, value, copied }) =>
              value && (
                <CopyRow
                  key={label}
                  label={label}
                  value={value}
                  labels={text.quickInfo.copy}
                  onCopy={(done) => tellCopied(copied, done)}
                />
              ),
          )}
        </div>
      )}
      {wifi_name && code && (
        <div className={`${styles.panel} ${styles.qr}`}>
          <QrCode text={code} label={words.qrLabel(wifi_name)} />
          <div>
            <h2>{words.qrTitle}</h2>
            <p>{words.qrHint}</p>
          </div>
        </div>
      )}
    </>
  );
}
