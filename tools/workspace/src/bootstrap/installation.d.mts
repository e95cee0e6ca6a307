export const WANTED_MAJOR: number;
export const STAMP: string;
export function workspaceManifests(root: string): readonly string[];
export function installationKey(root: string): string;
export function isStale(root: string, key?: string): string | null;
export function writeStamp(root: string, key: string): void;
export function pinnedNode(root: string): string;
export function mendRuntimeLink(root: string): void;
export function runtimeVersion(root: string): string | null;
