import { get } from '../../state';
import { Field } from './field';
import { BINDABLE, bindingPath } from '../source/bindings';
import type { FieldSpec } from './field-definitions';
import type { FieldsProps } from './field-props';

/** Path of the value that a control edits; some controls edit the containing object. */
export const placeOf = ( { kind, path }: FieldSpec ) =>
	kind === 'video' || kind === 'autoplay' ? path.slice( 0, path.lastIndexOf( '.' ) ) : path;

export const same = ( one: unknown, other: unknown ) =>
	one === other || JSON.stringify( one ) === JSON.stringify( other );

/** Paths of the images to which focal points belong. */
const PICTURES: Readonly< Record< string, string > > = {
	position: 'image.url',
	backgroundPosition: 'backgroundImage.url',
	imagePosition: 'image.url',
};

function pictureOf( { path, key }: FieldSpec, of: unknown ): string | undefined {
	const beside = PICTURES[ key ];
	const url = beside && get( of, `${ path.slice( 0, path.lastIndexOf( '.' ) ) }.${ beside }` );
	return typeof url === 'string' && url ? url : undefined;
}

function bindingOf( { owner, key }: FieldSpec, of: unknown ): unknown {
	const bindable = BINDABLE[ `${ owner }.${ key }` ];
	return bindable && get( of, bindingPath( bindable.attribute ) );
}

/** Renders settings in a column. */
export function Fields( { fields, many, level, edit, prefix = '', root, found = false }: FieldsProps ) {
	return fields.map( ( field ) => {
		const place = placeOf( field );
		const [ first, ...others ] = many.map( ( one ) => get( one, place ) );
		return (
			<Field
				key={ field.path }
				field={ field }
				stored={ first }
				mixed={ others.some( ( other ) => ! same( first, other ) ) }
				level={ level }
				edit={ edit }
				prefix={ prefix }
				root={ root }
				picture={ pictureOf( field, many[ 0 ] ) }
				found={ found }
				binding={ bindingOf( field, many[ 0 ] ) }
				Nested={ Fields }
			/>
		);
	} );
}
