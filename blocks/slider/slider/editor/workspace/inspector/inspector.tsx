import { TabPanel } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf, _n } from '@wordpress/i18n';
import { kindOf, layerName, slideName, useSelectedLayers, useSlide, useSlider } from '../state';
import type { Kind } from './panels/panel-registry';
import { Settings } from './option-search';
import './inspector.css';

/** All settings of the selected layers, of the current slide, and of the slider. */
export function Inspector() {
	const layers = useSelectedLayers();
	const slide = useSlide();
	const { slider, slides } = useSlider();
	const [ tab, setTab ] = useState< Kind >( 'Slide' );
	const [ wanted, setWanted ] = useState( '' );
	const chosen = layers.map( ( { clientId } ) => clientId ).join( ' ' );
	const statics = slide?.attributes.static === true;
	useEffect( () => {
		setTab( chosen ? 'Layer' : 'Slide' ); // A selection opens its settings.
	}, [ chosen ] );
	if ( ! slider || ! slide ) {
		return null;
	}
	const search = { wanted, onWanted: setWanted, onKind: setTab };
	const tabs: { name: Kind; title: string }[] = [
		{ name: 'Layer', title: __( 'Layer', 'frontage-slider' ) },
		{ name: 'Slide', title: __( 'Slide', 'frontage-slider' ) },
		{ name: 'Slider', title: __( 'Slider', 'frontage-slider' ) },
	];
	return (
		<TabPanel
			key={ `${ tab } ${ chosen !== '' }` }
			className="fr-inspector"
			initialTabName={ tab }
			onSelect={ ( name ) => setTab( name as Kind ) }
			tabs={ tabs }
		>
			{ ( { name } ) => {
				if ( name === 'Layer' ) {
					return layers.length ? (
						<Settings { ...search } kind="Layer" blocks={ layers } title={ layersTitle( layers ) } />
					) : (
						<p className="fr-inspector__empty">
							{ __(
								'Select a layer on the canvas or in the list to edit its settings.',
								'frontage-slider'
							) }
						</p>
					);
				}
				if ( name === 'Slider' ) {
					return (
						<Settings
							{ ...search }
							kind="Slider"
							blocks={ [ slider ] }
							title={ __( 'Slider settings', 'frontage-slider' ) }
						/>
					);
				}
				return statics ? (
					<p className="fr-inspector__empty">
						{ __(
							'Global layers appear on all slides. Select a slide below to edit its settings.',
							'frontage-slider'
						) }
					</p>
				) : (
					<Settings
						{ ...search }
						kind="Slide"
						blocks={ [ slide ] }
						title={ slideName( slide, slides.indexOf( slide ) ) }
					/>
				);
			} }
		</TabPanel>
	);
}

type Layers = ReturnType< typeof useSelectedLayers >;

function layersTitle( layers: Layers ): string {
	const [ only ] = layers;
	return layers.length === 1 && only
		? `${ kindOf( only.attributes.type ) }: ${ layerName( only ) }`
		: /* translators: %d: how many layers are selected */
			sprintf( _n( '%d layer', '%d layers', layers.length, 'frontage-slider' ), layers.length );
}
