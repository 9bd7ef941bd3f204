<?php
/**
 * Renders a form with the plugin's renderer, so that block, shortcode and preview have the same markup.
 *
 * @var array<string, mixed>&array{ form?: string, htmlTitle?: string } $attributes
 */

use Frontage\Forms\Compat\ContactForm7Shortcodes;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Rendering\FormAppearance;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

$frontage_address = $attributes['form'] ?? '';
if ( '' === $frontage_address || is_feed() ) {
	return;
}
$frontage_texts = array_filter( [ 'html_title' => $attributes['htmlTitle'] ?? '' ] );
if ( FormFormat::is_original_active() ) {
	$frontage_document = null;
	$frontage_form     = ContactForm7Shortcodes::render_original( $frontage_address, $frontage_texts );
} else {
	$frontage_document = ( new FormRepository() )->find_by_address( $frontage_address );
	$frontage_form     = $frontage_document ? ( new FormRenderer() )->render( $frontage_document, [ 'mark_required' => '1' ] + $frontage_texts ) : FormRenderer::render_not_found();
}
$frontage_look = new FormAppearance( $attributes, $frontage_document );
?>
<div <?php \Frontage\Kit\Frontend\EscapedMarkup::print( get_block_wrapper_attributes( $frontage_look->wrapper_attributes() ) ); ?>>
	<?php \Frontage\Kit\Frontend\EscapedMarkup::print( $frontage_look->style_form( $frontage_form ) ); ?>
</div>
