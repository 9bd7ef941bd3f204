import table from '../../tables/legacy-names.json';
import type { Reader } from './read/document-reader';
import type { Layer, Slider } from '../../generated/option-types';

/**
 * Gives every slide a unique key and every layer a unique id, and finds actions on missing layers. Of two layers with
 * the same id, the second gets a new one, and actions on its own slide follow it.
 * TypeScript port of php/Document/UniqueNames.php.
 */

const all = ( layers: readonly Layer[] ): Layer[] =>
	layers.flatMap( ( layer ) => [ layer, ...all( layer.layers ?? [] ) ] );

function free( name: string, ...taken: ReadonlySet< string >[] ) {
	let number = 2;
	while ( taken.some( ( names ) => names.has( `${ name }-${ number }` ) ) ) {
		number++;
	}
	return `${ name }-${ number }`;
}

export function settleNames( model: Slider, reader: Reader ): Slider {
	const scopes = [ ...model.slides.map( ( { layers } ) => layers ), model.static ];
	const given = new Set( scopes.flatMap( all ).map( ( { id } ) => id ) );
	const givenKeys = new Set( model.slides.map( ( { key } ) => key ) );
	const taken = new Set< string >();
	const takenKeys = new Set< string >();
	let next = 0;

	function keyOf( key: string, index: number ) {
		let name = key || `slide-${ index + 1 }`;
		if ( takenKeys.has( name ) || ( ! key && givenKeys.has( name ) ) ) {
			name = free( name, takenKeys, givenKeys );
		}
		if ( key && name !== key ) {
			reader.note( 'duplicate', `slides.${ index }.key`, key, name );
		}
		takenKeys.add( name );
		return name;
	}

	function named( layers: readonly Layer[], path: string, renamed: Map< string, string > ): Layer[] {
		return layers.map( ( layer, index ) => {
			const { id } = layer;
			let name = id;
			while ( ! id && ( ! name || given.has( name ) ) ) {
				name = `layer-${ ++next }`;
			}
			if ( taken.has( name ) ) {
				name = free( name, taken, given );
				renamed.set( id, name );
				reader.note( 'duplicate', `${ path }.${ index }.id`, id, name );
			}
			taken.add( name );
			const whole = { ...layer, id: name };
			return layer.layers
				? { ...whole, layers: named( layer.layers, `${ path }.${ index }.layers`, renamed ) }
				: whole;
		} );
	}

	/** Makes the layer ids of one slide unique; actions on a renamed layer follow. */
	function scope( layers: readonly Layer[], path: string ) {
		const renamed = new Map< string, string >();
		const done = named( layers, path, renamed );
		for ( const action of renamed.size ? all( done ).flatMap( ( { actions = [] } ) => actions ) : [] ) {
			if ( action.layer !== undefined ) {
				action.layer = renamed.get( action.layer ) ?? action.layer;
			}
		}
		return done;
	}

	function targets( layers: readonly Layer[], path: string ) {
		layers.forEach( ( layer, index ) => {
			layer.actions?.forEach( ( { layer: target }, number ) => {
				if ( target && ! taken.has( target ) && ! table.targets.includes( target ) ) {
					reader.note( 'target', `${ path }.${ index }.actions.${ number }.layer`, target );
				}
			} );
			targets( layer.layers ?? [], `${ path }.${ index }.layers` );
		} );
	}

	const slides = model.slides.map( ( slide, index ) => ( {
		...slide,
		key: keyOf( slide.key, index ),
		layers: scope( slide.layers, `slides.${ index }.layers` ),
	} ) );
	const statics = scope( model.static, 'static' );
	slides.forEach( ( { layers }, index ) => targets( layers, `slides.${ index }.layers` ) );
	targets( statics, 'static' );
	return { ...model, slides, static: statics };
}
