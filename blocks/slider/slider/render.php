<?php
/**
 * A slider; the plugin prints it, so that block, modal and preview are one.
 *
 * @var WP_Block $block
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Slider\Rendering\SliderRenderer::block( $block->parsed_block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Html escapes attributes and texts, the sanitiser cleans layers.
