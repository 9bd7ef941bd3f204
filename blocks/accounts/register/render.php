<?php
/**
 * Renders the form without script; it can be submitted as is.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the form class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Accounts\Form\RegistrationForm::markup( $attributes ) );
