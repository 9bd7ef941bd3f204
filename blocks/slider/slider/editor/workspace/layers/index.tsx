import { useDispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useCommands } from '../canvas/commands';
import { toggled } from '../canvas/pick';
import { get, layersBelow, store, useSlide, useView } from '../state';
import { LayerRow } from './layer-row';
import './layers.css';
import { rowsOf, type Row } from './rows';
import { useStack } from './use-stack';

/** The layers of the slide as a list: what lies on top stands at the top. It follows the canvas, and the canvas it. */
export function Layers() {
	const slide = useSlide();
	const view = useView();
	const commands = useCommands();
	const { edits, say } = commands;
	const { selectLayers, setHidden } = useDispatch( store );
	const { put, step } = useStack( commands );
	const [ closed, setClosed ] = useState< string[] >( [] );
	const rows = useMemo( () => ( slide ? rowsOf( slide, closed ) : [] ), [ slide, closed ] );

	function select( { layer: { clientId } }: Row, event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean } ) {
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

	if ( ! rows.length ) {
		return (
			<p className="fr-layers__none">
				{ __(
					'Nothing on this slide yet. Add a layer above, or drop a picture on the slide.',
					'frontage-slider'
				) }
			</p>
		);
	}
	return (
		<ul className="fr-layers">
			{ rows.map( ( row ) => {
				const { clientId } = row.layer;
				return (
					<LayerRow
						key={ clientId }
						row={ row }
						isOpen={ ! closed.includes( clientId ) }
						onOpen={ () => setClosed( toggled( closed, clientId ) ) }
						onSelect={ ( event ) => select( row, event ) }
						onPut={ ( moved, side ) => put( moved, row, side ) }
						onStep={ ( by ) => step( row, rows, by ) }
						onRename={ ( name ) =>
							edits.changeEach( {
								[ clientId ]: {
									alias: name || undefined,
									// Its name of the List View would stand before the new one.
									...( get( row.layer.attributes, 'metadata.name' ) !== undefined && {
										'metadata.name': undefined,
									} ),
								},
							} )
						}
						onRemove={ () => {
							edits.remove( [ clientId ] );
							void selectLayers( view.layers.filter( ( id ) => id !== clientId ) );
							say( __( 'Layer deleted', 'frontage-slider' ) );
						} }
						onDuplicate={ () => void selectLayers( edits.duplicate( [ clientId ] ) ) }
						onSolo={ () => solo( row ) }
					/>
				);
			} ) }
		</ul>
	);
}
