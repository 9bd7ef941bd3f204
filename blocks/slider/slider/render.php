<?php
/**
 * Renders a slider with the plugin's renderer, which block, modal and preview share.
 *
 * @var WP_Block $block
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Slider\Rendering\SliderRenderer::render_block( $block->parsed_block ) );
