import { Flex, TextControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { registerPlugin } from '@wordpress/plugins';

// The project's facts beside its page. They are the entry's own fields, so what is bound to them on the page and what stands
// here is one value, which "Save" and undo know; a box of the classic editor would send what it was loaded with.

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
