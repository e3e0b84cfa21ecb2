import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from "node:crypto";

import { BackupError } from "./backup-error.ts";

/*
 * An encrypted file can be written with the public key, and read only with the private key: a marker, an
 * X25519 key made for this file, and the content in chunks of AES-256-GCM. The nonce of a chunk is its number
 * and whether it is the last, so that none can be moved, omitted or cut off.
 */

const mark = Buffer.from("wild-rose-weddings sealed 1\n");
const publicKeyBytes = 32;
const headBytes = mark.length + publicKeyBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const cipher = "aes-256-gcm";

/** The form of a public key in a setting. */
export const publicKeyPattern = /^[\w-]{43}$/;

/**
 * A new pair: the public key for the settings of the site, the private one (PEM) for a safe place elsewhere.
 */
export function makeBackupKeys(): { publicKey: string; privateKey: string } {
  const pair = generateKeyPairSync("x25519");
  return {
    publicKey: bytesOf(pair.publicKey).toString("base64url"),
    privateKey: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Whether a file begins as an encrypted one does. */
export const isEncrypted = (beginning: Uint8Array) => mark.equals(beginning.subarray(0, mark.length));

/** How many bytes of a file `isEncrypted` needs. */
export const encryptionMarkBytes = mark.length;

/** @param publicKey as makeBackupKeys gave it */
export async function* encryptStream(
  content: AsyncIterable<Uint8Array>,
  publicKey: string,
): AsyncGenerator<Buffer> {
  const recipient = createPublicKey({ key: { kty: "OKP", crv: "X25519", x: publicKey }, format: "jwk" });
  const own = generateKeyPairSync("x25519");
  const key = keyBetween(own.privateKey, recipient, own.publicKey, recipient);
  yield Buffer.concat([mark, bytesOf(own.publicKey)]);
  const sealChunk = (chunk: Buffer, number: number, isLast: boolean) => {
    const sealing = createCipheriv(cipher, key, nonceOf(number, isLast));
    return Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()]);
  };
  yield* inChunks(content, chunkBytes, sealChunk);
}

/**
 * @param privateKey as makeBackupKeys gave it
 * @throws BackupError when the key is invalid or a different one, or the file is not complete
 */
export async function* decryptStream(
  sealed: AsyncIterable<Uint8Array>,
  privateKey: string,
): AsyncGenerator<Buffer> {
  const own = readPrivateKey(privateKey);
  const pieces = sealed[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const next = await pieces.next();
    if (next.done === true) throw new BackupError("The encrypted file is cut off. Nothing was changed.");
    head = Buffer.concat([head, next.value]);
  }
  const x = head.subarray(mark.length, headBytes).toString("base64url");
  const sender = createPublicKey({ key: { kty: "OKP", crv: "X25519", x }, format: "jwk" });
  const key = keyBetween(own, sender, sender, createPublicKey(own));
  const rest = (async function* () {
    yield head.subarray(headBytes);
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  })();
  yield* inChunks(rest, chunkBytes + tagBytes, (chunk, number, isLast) => {
    try {
      const opening = createDecipheriv(cipher, key, nonceOf(number, isLast));
      opening.setAuthTag(chunk.subarray(-tagBytes));
      return Buffer.concat([opening.update(chunk.subarray(0, -tagBytes)), opening.final()]);
    } catch (error) {
      throw new BackupError(
        "The private key is not that of the file, or the file is damaged or cut off. Nothing was changed.",
        {
          cause: error,
        },
      );
    }
  });
}

/** Splits the input into pieces of one size; the last one may be smaller, and is marked. */
async function* inChunks(
  content: AsyncIterable<Uint8Array>,
  size: number,
  turn: (chunk: Buffer, number: number, isLast: boolean) => Buffer,
): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let number = 0;
  for await (const piece of content) {
    waiting = Buffer.concat([waiting, piece]);
    // A full one waits, too: it may be the last.
    for (; waiting.length > size; waiting = waiting.subarray(size))
      yield turn(waiting.subarray(0, size), number++, false);
  }
  yield turn(waiting, number, true);
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function keyBetween(own: KeyObject, other: KeyObject, sender: KeyObject, recipient: KeyObject): Uint8Array {
  const shared = diffieHellman({ privateKey: own, publicKey: other });
  const both = Buffer.concat([bytesOf(sender), bytesOf(recipient)]);
  return new Uint8Array(hkdfSync("sha256", shared, both, "wild-rose-weddings backup", 32));
}

const bytesOf = (publicKey: KeyObject) =>
  Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");

function readPrivateKey(text: string): KeyObject {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === "x25519") return key;
  } catch {
    // The error is reported below.
  }
  throw new BackupError("The key file holds no private key of backups. Nothing was changed.");
}
