import type { EditingStage } from '@frontage/slider/react';
import { useSyncExternalStore } from '@wordpress/element';

let stage: EditingStage | undefined;
const listeners = new Set< () => void >();
const subscribe = ( call: () => void ) => {
	listeners.add( call );
	return () => void listeners.delete( call );
};

/** Called by the canvas with its stage, or without one when it is removed. */
export function setStage( next: EditingStage | undefined ) {
	stage = next;
	listeners.forEach( ( call ) => call() );
}

/**
 * The stage of the canvas: its clock, and a handle for each layer. **Layers have the client id of their block there**,
 * not the id from the document, which may be missing. Undefined until the canvas is ready.
 */
export const useStage = (): EditingStage | undefined => useSyncExternalStore( subscribe, () => stage );
