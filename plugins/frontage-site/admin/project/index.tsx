import { Flex, TextControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { registerPlugin } from '@wordpress/plugins';

// A panel with the project's details. They are post meta, so that bound blocks on the page and this panel share one value,
// with the editor's saving and undo. A classic meta box would save the values that it was loaded with.

interface Words {
	title: string;
	fields: Array< { name: string; label: string; type: 'text' | 'url' } >;
}

declare global {
	interface Window {
		frontageProject?: Words;
	}
}

function Panel( { title, fields }: Words ) {
	const [ kept, setMeta ] = useEntityProp( 'postType', 'portfolio', 'meta' );
	const meta = kept as Record< string, string > | undefined;
	return (
		<PluginDocumentSettingPanel name="project" title={ title } className="frontage-project">
			<Flex direction="column" gap={ 4 }>
				{ fields.map( ( { name, label, type } ) => (
					<TextControl
						key={ name }
						label={ label }
						type={ type }
						value={ meta?.[ name ] ?? '' }
						onChange={ ( value ) => setMeta( { ...meta, [ name ]: value } ) }
					/>
				) ) }
			</Flex>
		</PluginDocumentSettingPanel>
	);
}

const words = window.frontageProject;
if ( words ) {
	registerPlugin( 'frontage-project', { render: () => <Panel { ...words } /> } );
}
