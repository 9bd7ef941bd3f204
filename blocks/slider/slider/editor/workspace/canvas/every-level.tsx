import { CanvasSlider, type EditingStage } from '@frontage/slider/react';
import type { Options, SliderDocument } from '@frontage/slider/model';
import { createRoot, flushSync } from '@wordpress/element';
import type { ShownLevels } from './grouping';
import { laidBox } from './layer-boxes';
import { levelSize } from './level-size';

interface Drawn {
	document: SliderDocument;
	/** From 0. */
	slide: number;
	options: Options;
}

/** Draws a slide once on each of the four levels, where nobody sees it, and says where its layers are laid out there. */
export function onEveryLevel( owner: Document, { document, slide, options }: Drawn ): ShownLevels {
	const host = owner.body.appendChild( owner.createElement( 'div' ) );
	host.style.cssText = 'position:absolute;inset:0 auto auto 0;visibility:hidden';
	const root = createRoot( host );
	const levels = ( [ 0, 1, 2, 3 ] as const ).map( ( level ) => {
		let stage: EditingStage | undefined;
		const { width, height } = levelSize( options, level );
		flushSync( () =>
			root.render(
				<CanvasSlider
					key={ level }
					{ ...{ document, slide, level, width, height } }
					onReady={ ( drawn ) => ( stage = drawn ?? stage ) }
				/>
			)
		);
		const { x, y, width: wide, height: high } = stage!.grid;
		const layers = new Map(
			stage!.layers.flatMap( ( layer ) => {
				const box = laidBox( layer );
				return box ? [ [ layer.id, { box, unit: layer.unit } ] as const ] : [];
			} )
		);
		return {
			grid: { left: x, top: y, width: wide, height: high },
			unit: stage!.unit,
			layer: ( id: string ) => layers.get( id ),
		};
	} );
	flushSync( () => root.unmount() );
	host.remove();
	return levels;
}
