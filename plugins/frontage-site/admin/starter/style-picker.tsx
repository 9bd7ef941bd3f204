import { __ } from '@wordpress/i18n';
import type { Look } from './types';

/** Four images to choose from; radio buttons, for arrow keys and screen readers. */
export function Looks( {
	looks,
	chosen,
	onChoose,
}: {
	looks: Look[];
	chosen: string;
	onChoose: ( name: string ) => void;
} ) {
	return (
		<fieldset className="frontage-starter__looks">
			<legend>{ __( '1. Choose a look', 'frontage-site' ) }</legend>
			{ looks.map( ( { name, title, means, picture } ) => (
				<label key={ name } className="frontage-starter__look" htmlFor={ `frontage-look-${ name }` }>
					<img src={ picture } alt="" width="720" height="540" />
					<input
						type="radio"
						id={ `frontage-look-${ name }` }
						name="frontage-look"
						value={ name }
						checked={ name === chosen }
						onChange={ () => onChoose( name ) }
					/>
					<strong>{ title }</strong>
					<span>{ means }</span>
				</label>
			) ) }
		</fieldset>
	);
}
