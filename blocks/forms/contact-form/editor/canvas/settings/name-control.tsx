import { TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { cleanName, freeName } from '@frontage/editor/form-tags';

type Props = {
	label: string;
	help: string;
	name: string;
	/** Names that are in use. */
	taken: () => string[];
	onName: ( name: string ) => void;
};

/** The name of a field or group. Applied when typing is finished, since a partial name is also valid. */
export function NameControl( { label, help, name, taken, onName }: Props ) {
	const [ typed, setTyped ] = useState( name );
	useEffect( () => setTyped( name ), [ name ] );
	const take = () => {
		const clean = typed === name ? '' : cleanName( typed );
		const next = clean && freeName( clean, taken() );
		if ( next && next !== name ) {
			onName( next );
		}
		setTyped( next || name );
	};
	return (
		<TextControl
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ typed }
			onChange={ setTyped }
			onBlur={ take }
			onKeyDown={ ( event: React.KeyboardEvent ) => {
				if ( event.key === 'Enter' ) {
					take();
				}
			} }
		/>
	);
}
