import { useEvent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useCommands } from '../canvas/layers/layer-commands';
import { toggled } from '../canvas/layers/layer-picking';
import { get, layersBelow, store, useSlide, useView } from '../state';
import { LayerRow, type Keys } from './layer-row';
import './layers.css';
import { rowsOf, type Row } from './layer-rows';
import { useStack } from './use-layer-order';

/** Layers of the slide as a list, topmost first. Its selection is synchronized with the canvas. */
export function Layers() {
	const slide = useSlide();
	const view = useView();
	const commands = useCommands();
	const { edits, say } = commands;
	const { selectLayers, setHidden } = useDispatch( store );
	const { put, step } = useStack( commands );
	const [ closed, setClosed ] = useState< string[] >( [] );
	const rows = useMemo( () => ( slide ? rowsOf( slide, closed ) : [] ), [ slide, closed ] );

	function select( { layer: { clientId } }: Row, event: Keys ) {
		if ( event.ctrlKey || event.metaKey ) {
			return void selectLayers( toggled( view.layers, clientId ) );
		}
		const ids = rows.map( ( { layer } ) => layer.clientId );
		const from = ids.indexOf( view.layers.at( -1 ) ?? '' );
		if ( event.shiftKey && from >= 0 ) {
			const to = ids.indexOf( clientId );
			return void selectLayers( ids.slice( Math.min( from, to ), Math.max( from, to ) + 1 ) );
		}
		void selectLayers( [ clientId ] );
	}
	function solo( { layer }: Row ) {
		const line = commands.family.line( layer.clientId );
		const own = [ ...line, ...layersBelow( layer ).map( ( { clientId } ) => clientId ) ];
		const others = ( slide ? layersBelow( slide ) : [] ).map( ( { clientId } ) => clientId );
		const away = others.filter( ( id ) => ! own.includes( id ) );
		void setHidden( away.length && away.every( ( id ) => view.hidden.includes( id ) ) ? [] : away );
	}

	// Stable callbacks, so that rows do not rerender while another layer's text is typed.
	const rowOf = ( id: string ) => rows.find( ( { layer } ) => layer.clientId === id );
	const withRow = ( id: string, act: ( row: Row ) => void ) => {
		const row = rowOf( id );
		if ( row ) {
			act( row );
		}
	};
	const onOpen = useEvent( ( id: string ) => setClosed( toggled( closed, id ) ) );
	const onSelect = useEvent( ( id: string, event: Keys ) => withRow( id, ( row ) => select( row, event ) ) );
	const onPut = useEvent( ( id: string, moved: string, side: 'above' | 'below' ) =>
		withRow( id, ( row ) => put( moved, row, side ) )
	);
	const onStep = useEvent( ( id: string, by: 1 | -1 ) => withRow( id, ( row ) => step( row, rows, by ) ) );
	const onRename = useEvent( ( id: string, name: string ) =>
		edits.changeEach( {
			[ id ]: {
				alias: name || undefined,
				// Its List View name would otherwise take precedence over the new one.
				...( get( rowOf( id )?.layer.attributes, 'metadata.name' ) !== undefined && {
					'metadata.name': undefined,
				} ),
			},
		} )
	);
	const onRemove = useEvent( ( id: string ) => {
		edits.remove( [ id ] );
		void selectLayers( view.layers.filter( ( one ) => one !== id ) );
		say( __( 'Layer deleted', 'frontage-slider' ) );
	} );
	const onDuplicate = useEvent( ( id: string ) => void selectLayers( edits.duplicate( [ id ] ) ) );
	const onSolo = useEvent( ( id: string ) => withRow( id, solo ) );

	if ( ! rows.length ) {
		return (
			<p className="fr-layers__none">
				{ __( 'No layers yet. Add a layer above, or drop an image on the slide.', 'frontage-slider' ) }
			</p>
		);
	}
	return (
		<ul className="fr-layers">
			{ rows.map( ( { layer, depth } ) => (
				<LayerRow
					key={ layer.clientId }
					isOpen={ ! closed.includes( layer.clientId ) }
					isSelected={ view.layers.includes( layer.clientId ) }
					isHidden={ view.hidden.includes( layer.clientId ) }
					isLocked={ view.locked.includes( layer.clientId ) }
					{ ...{ layer, depth, onOpen, onSelect, onPut, onStep, onRename, onRemove, onDuplicate, onSolo } }
				/>
			) ) }
		</ul>
	);
}
