import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Button, PanelBody } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { levelName } from '../workspace/inspector/fields/breakpoint-badge';
import { arrangedForPhones, drawnSlide, outsideOn } from '../workspace/mobile-layout/arrange-slide';
import { whenIdle } from '../workspace/mobile-layout/idle-steps';
import { countOn, type Outside } from '../workspace/mobile-layout/clipped-layers';
import { layersBelow } from '../workspace/state/workspace-hooks';
import { layerName, slideName } from '../workspace/state/block-labels';
import type { Level } from '../workspace/state/attribute-paths';
import { editsOf } from '../workspace/state/use-edits';

interface Props {
	clientId: string;
	onEdit: ( slide: string ) => void;
}

interface Found {
	slide: Block;
	/** Index from 0. */
	place: number;
	outside: Outside;
}

/** The document in which the editor renders the page, with the theme's fonts and styles. */
const pageDocument = () =>
	document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' )?.contentDocument ?? document;

/** Lists the clipped layers of a slider for each slide, with a button to fix them. Renders nothing if there are none. */
export function OutsidePanel( { clientId, onEdit }: Props ) {
	const registry = useRegistry();
	const slider = useSelect( ( select ) => select( blockEditorStore ).getBlock( clientId ), [ clientId ] );
	const [ found, setFound ] = useState< Found[] >( [] );
	useEffect( () => {
		const slides = slider?.innerBlocks ?? [];
		const all: Found[] = [];
		return whenIdle( [
			...slides.map( ( slide, place ) => () => {
				const outside = outsideOn( pageDocument(), slide, drawnSlide( slider!, slide ) );
				if ( outside.size ) {
					all.push( { slide, place, outside } );
				}
			} ),
			() => setFound( all ),
		] );
	}, [ slider ] );
	const count = found.reduce( ( sum, { outside } ) => sum + outside.size, 0 );
	if ( ! slider || ! count ) {
		return null;
	}
	const onPhones = found.filter( ( { outside } ) => countOn( outside, 3 ) > 0 );
	return (
		<PanelBody
			title={ sprintf(
				/* translators: %d: how many layers. */
				_n( '%d slider layer off screen', '%d slider layers off screen', count, 'frontage-slider' ),
				count
			) }
		>
			<p>{ __( 'These layers are not fully visible:', 'frontage-slider' ) }</p>
			{ found.map( ( { slide, place, outside } ) => (
				<div key={ slide.clientId }>
					<ul>
						{ layersBelow( slide ).flatMap( ( layer ) => {
							const out = outside.get( layer.clientId );
							return out
								? [ <li key={ layer.clientId }>{ `${ layerName( layer ) }: ${ namesOf( out ) }` }</li> ]
								: [];
						} ) }
					</ul>
					<p>
						<Button __next40pxDefaultSize variant="secondary" onClick={ () => onEdit( slide.clientId ) }>
							{ sprintf(
								/* translators: %s: name of a slide. */
								__( 'Edit %s', 'frontage-slider' ),
								slideName( slide, place )
							) }
						</Button>
					</p>
				</div>
			) ) }
			{ onPhones.length > 0 && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						editsOf( registry ).changeEach(
							arrangedForPhones(
								pageDocument(),
								slider,
								onPhones.map( ( { slide } ) => slide )
							)
						)
					}
				>
					{ __( 'Create mobile layout', 'frontage-slider' ) }
				</Button>
			) }
		</PanelBody>
	);
}

const namesOf = ( out: readonly number[] ) =>
	out.flatMap( ( px, level ) => ( px ? [ levelName( level as Level ) ] : [] ) ).join( ', ' );
