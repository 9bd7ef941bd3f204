import type { EditingStage } from '@frontage/slider/react';
import { useSyncExternalStore } from '@wordpress/element';

let stage: EditingStage | undefined;
const listeners = new Set< () => void >();
const subscribe = ( call: () => void ) => {
	listeners.add( call );
	return () => void listeners.delete( call );
};

/** The canvas says which stage it draws on, or that there is none any more. */
export function setStage( next: EditingStage | undefined ) {
	stage = next;
	listeners.forEach( ( call ) => call() );
}

/**
 * What the canvas draws the slide on: its clock, and a handle for each layer. **A layer is known there by its block's
 * client id**, which each one has, not by the name that its document gives it. Undefined until the canvas stands.
 */
export const useStage = (): EditingStage | undefined => useSyncExternalStore( subscribe, () => stage );
