import type { Frame, Layer, Pose } from '../types';

/** States of a layer in time. Twin of what ../../php/Layers.php says of frames. */

/** The frame that brings a layer in. */
export const entrance = ( { frames }: Layer ): Frame | undefined => frames.find( ( { id } ) => id === 'frame_1' );

/** Where the entrance begins, with the pieces it begins with. */
export const frameZero = ( { frames }: Layer ): Frame | undefined => frames.find( ( { id } ) => id === 'frame_0' );

/** The state before the entrance; invisible unless it says otherwise. */
export const before = ( layer: Layer ): Pose => ( { opacity: [ 0, 0, 0, 0 ], ...frameZero( layer )?.to } );

/** The state after the entrance: how CSS shows a layer that stands still. */
export const rest = ( layer: Layer ): Pose => ( { ...layer.transform, ...entrance( layer )?.to } );

/** An entrance by action, or an action that starts the layer hidden. */
export const waits = ( layer: Layer, hidden: readonly string[] ) =>
	entrance( layer )?.at === 'action' || hidden.includes( layer.id );
