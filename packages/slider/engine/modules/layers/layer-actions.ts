import { EXIT, ENTRANCE, type Layer } from './layer';
import { linkTo } from '../shared/action-link';
import type { ModuleContext } from '../../types/module-context';
import type { PlayAction } from '../../types/playback-config';

type Uses = Pick< ModuleContext, 'slider' | 'onAction' | 'note' >;

/** Actions on layers, slides and the slider itself. Scrolling, fullscreen, video and modals are in other modules. */
export function registerActions( { slider, onAction, note }: Uses, layers: Layer[] ): void {
	const lead = ( layer: Layer, name: string, { children }: PlayAction ) =>
		layers.forEach(
			( each ) => ( children ? layer.element.contains( each.element ) : each === layer ) && each.to( name )
		);
	const step = ( { frame, spec, to }: Layer, by: 1 | -1 ) => {
		const names = spec.frames?.map( ( { name } ) => name ) ?? [];
		const next = names[ Math.max( 0, names.indexOf( frame ) + by ) ] ?? frame;
		if ( next !== frame ) {
			to( next );
		}
	};
	const toLayer: Record< string, ( layer: Layer, action: PlayAction ) => void > = {
		startlayer: ( layer, action ) => lead( layer, ENTRANCE, action ),
		stoplayer: ( layer, action ) => lead( layer, EXIT, action ),
		togglelayer: ( layer, action ) => lead( layer, layer.shown ? EXIT : ENTRANCE, action ),
		gotoframe: ( layer, { frames = [] } ) => layer.to( frames[ 0 ] ?? '' ),
		nextframe: ( layer ) => step( layer, 1 ),
		prevframe: ( layer ) => step( layer, -1 ),
		toggleframes: ( layer, { frames: [ first = '', second = '' ] = [] } ) =>
			layer.to( layer.frame === first ? second : first ),
		toggleclass: ( { element }, { className = '' } ) =>
			className.split( ' ' ).forEach( ( name ) => name && element.classList.toggle( name ) ),
		simulateclick: ( { content } ) => content.click(),
	};
	for ( const [ name, run ] of Object.entries( toLayer ) ) {
		onAction( name, ( action ) => {
			const layer = layers.find( ( { spec } ) => spec.id === action.layer );
			if ( layer ) {
				run( layer, action );
			}
		} );
	}
	onAction( 'jumptoslide', ( { slide = '' } ) => {
		note();
		void slider.go( slide );
	} );
	onAction( 'playslider', () => slider.play() );
	onAction( 'pauseslider', () => slider.pause( 'action' ) );
	onAction( 'toggleslider', () => ( slider.playing ? slider.pause( 'action' ) : slider.play() ) );
	onAction( 'simplelink', ( { url, target } ) => linkTo( url, target )?.click() );
}
