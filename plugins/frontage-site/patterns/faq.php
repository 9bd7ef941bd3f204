<?php

defined( 'ABSPATH' ) || exit;

// All of one name: opening one closes the others (`details` of the platform).
$frontage_questions = [
	__( 'What does it cost?', 'frontage-site' )      => __( 'Say what it depends on, and give an example.', 'frontage-site' ),
	__( 'How long does it take?', 'frontage-site' )  => __( 'Say when it begins, and when it is done.', 'frontage-site' ),
	__( 'What do you need from me?', 'frontage-site' ) => __( 'Say what to have at hand before the first call.', 'frontage-site' ),
];
?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What we are often asked', 'frontage-site' ); ?></h2>
<!-- /wp:heading -->
<?php foreach ( $frontage_questions as $frontage_question => $frontage_answer ) : ?>

<!-- wp:details -->
<details class="wp-block-details" name="faq"><summary><?php echo esc_html( $frontage_question ); ?></summary><!-- wp:paragraph -->
<p><?php echo esc_html( $frontage_answer ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->
<?php endforeach; ?>
