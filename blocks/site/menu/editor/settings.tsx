import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import type { MenuAttributes } from './attributes';
import { MenuSelect } from './menu-select';
import { usePartOptions } from './template-parts';

type Option = { value: string; label: string };

export function Settings( { attributes, setAttributes }: BlockEditProps< MenuAttributes > ) {
	const { ref: chosen, ariaLabel, breakpoint, drawerPart, showIcons, mega } = attributes;
	const sides = [ __( 'Left', 'frontage-site' ), __( 'Right', 'frontage-site' ) ] as const;
	const [ start, end ] = isRTL() ? [ sides[ 1 ], sides[ 0 ] ] : sides;
	const parts = usePartOptions( __( 'None', 'frontage-site' ), drawerPart );
	const choice = ( name: 'align' | 'openOn' | 'subStyle' | 'drawerSide', label: string, options: Option[] ) => (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			value={ attributes[ name ] }
			options={ options }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Menu', 'frontage-site' ) }>
				<MenuSelect chosen={ chosen } onChoose={ ( ref ) => setAttributes( { ref } ) } />
				{ choice( 'align', __( 'Item alignment', 'frontage-site' ), [
					{ value: 'start', label: start },
					{ value: 'center', label: __( 'Center', 'frontage-site' ) },
					{ value: 'end', label: end },
					{ value: 'between', label: __( 'Stretch', 'frontage-site' ) },
				] ) }
				<ToggleControl
					label={ __( 'Show icons', 'frontage-site' ) }
					help={ __( 'Set the icon in each menu item.', 'frontage-site' ) }
					checked={ showIcons }
					onChange={ ( value ) => setAttributes( { showIcons: value } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Screen reader label', 'frontage-site' ) }
					help={ __( 'Leave empty to use the menu name.', 'frontage-site' ) }
					value={ ariaLabel }
					onChange={ ( value ) => setAttributes( { ariaLabel: value } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Submenus', 'frontage-site' ) } initialOpen={ false }>
				{ choice( 'openOn', __( 'Open on', 'frontage-site' ), [
					{ value: 'hover', label: __( 'Hover or click', 'frontage-site' ) },
					{ value: 'click', label: __( 'Click', 'frontage-site' ) },
				] ) }
				{ choice( 'subStyle', __( 'Style', 'frontage-site' ), [
					{ value: 'card', label: __( 'Card', 'frontage-site' ) },
					{ value: 'line', label: __( 'Card with top line', 'frontage-site' ) },
					{ value: 'dark', label: __( 'Dark card', 'frontage-site' ) },
				] ) }
				<ToggleControl
					label={ __( 'Mega menus', 'frontage-site' ) }
					help={ __( 'Menu items can open a template part instead of a submenu.', 'frontage-site' ) }
					checked={ mega }
					onChange={ ( value ) => setAttributes( { mega: value } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Small screens', 'frontage-site' ) } initialOpen={ false }>
				<RangeControl
					__next40pxDefaultSize
					label={ __( 'Drawer breakpoint (px)', 'frontage-site' ) }
					value={ breakpoint }
					min={ 0 }
					max={ 1920 }
					onChange={ ( value ) => setAttributes( { breakpoint: value ?? 1199 } ) }
				/>
				{ choice( 'drawerSide', __( 'Drawer position', 'frontage-site' ), [
					{ value: 'end', label: end },
					{ value: 'start', label: start },
					{ value: 'full', label: __( 'Full screen', 'frontage-site' ) },
				] ) }
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Below menu items', 'frontage-site' ) }
					help={ __( 'A template part, such as opening hours or a button.', 'frontage-site' ) }
					value={ drawerPart }
					options={ parts }
					onChange={ ( value ) => setAttributes( { drawerPart: value } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
